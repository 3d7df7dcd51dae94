/** A set file as a text: on which line each of its values stands. */

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The offset of every value by its place, as in `rounds[1].picture[3]`; the text must be JSON. */
export function places(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const tokens = [...text.matchAll(TOKEN)];
  let next = 0;

  function value(place: string): void {
    const token = tokens[next++];
    if (!token) return;
    found.set(place, token.index);
    if (token[0] === "[") entries("]", (index) => value(`${place}[${index}]`));
    if (token[0] === "{") entries("}", () => member(place));
  }

  function member(place: string): void {
    const name = String(JSON.parse(tokens[next]?.[0] ?? '""'));
    next += 2;
    value(place ? `${place}.${name}` : name);
  }

  function entries(end: string, read: (index: number) => void): void {
    for (let index = 0; next < tokens.length && tokens[next]?.[0] !== end; index++) {
      read(index);
      if (tokens[next]?.[0] === ",") next++;
    }
    next++;
  }

  value("");
  return found;
}

/** The line (from 1) a fault is about: its own place, else the nearest thing around it. */
export function lineOf(text: string, place: string): number {
  const told = /^line (\d+)/.exec(place);
  if (told) return Number(told[1]);
  let known: Map<string, number>;
  try {
    JSON.parse(text);
    known = places(text);
  } catch {
    return 1;
  }
  let around = place;
  while (around && !known.has(around)) around = around.replace(/(\[\d+\]|(^|\.)[^.[\]]+)$/, "");
  return text.slice(0, known.get(around) ?? 0).split("\n").length;
}
