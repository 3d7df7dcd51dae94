/** Standing orders: they answer for a seat until taken back (frag 234); kept while this tab is open. */

export const ORDERS = ["pass", "pass unless target", "heal"] as const;

const key = () => `frag-orders ${location.pathname}`;
let given = $state<string[]>(read());

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function orders(): string[] {
  return given;
}

/** Give an order, or take it back. */
export function order(name: string, yes: boolean): void {
  given = [...given.filter((each) => each !== name), ...(yes ? [name] : [])];
  sessionStorage.setItem(key(), JSON.stringify(given));
}
