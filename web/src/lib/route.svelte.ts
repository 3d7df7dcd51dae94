/** Where in the page we are, and how to get elsewhere. */

/** What is remembered with a place in the history: the open panel, so that reload and the back button keep it. */
export interface Mark {
  panel?: string | null;
}

let path = $state(location.pathname);
let search = $state(location.search);
let mark = $state.raw<Mark>((history.state as Mark | null) ?? {});

addEventListener("popstate", look);

function look(): void {
  [path, search] = [location.pathname, location.search];
  mark = (history.state as Mark | null) ?? {};
}

/** The parts of a path. */
export function parts(of: string): string[] {
  return of.split("/").filter(Boolean).map(decodePart);
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where in the page we are: the parts of the path. */
export function route(): string[] {
  return parts(path);
}

/** What stands behind the question mark. */
export function query(): URLSearchParams {
  return new URLSearchParams(search);
}

export function marked(): Mark {
  return mark;
}

/** Go somewhere else, so that the back button leads back here. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"]({}, "", to);
  look();
  scrollTo(0, 0);
}

/** Remember something with the place we are at; with `back`, the back button forgets it again. */
export function remember(change: Mark, back = false): void {
  const next = { ...mark, ...change };
  history[back ? "pushState" : "replaceState"](next, "", location.href);
  mark = next;
}

/** Show another address for the same place. */
export function rename(to: string): void {
  history.replaceState(history.state, "", to);
  look();
}

/** A click on a link of ours changes the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
  if (link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
