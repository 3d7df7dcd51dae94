/** What a browser has and the tests' runtime lacks. */

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
};
const nothing = () => undefined;

Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  location: { pathname: "/", search: "", hash: "", href: "http://localhost/", origin: "http://localhost", protocol: "http:", host: "localhost" },
  history: { state: null, pushState: nothing, replaceState: nothing },
  addEventListener: nothing,
  scrollTo: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  document: { documentElement: { dataset: {}, lang: "en" }, hidden: false },
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });
