/** The little Markdown that rules are written in, as data to draw. */

export interface Span {
  text: string;
  style?: "strong" | "em" | "code";
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

export interface Item {
  /** The rule this line is, such as "fzzzt 44"; empty for other lines. */
  rule: string;
  spans: Span[];
}

const RULE = /^(?:\*\*)?([a-z]+ \d+[a-z]?)(?::?\*\*:?|:)\s*/;
const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*)/;

/** A line with its bold, slanted and literal parts. */
export function spans(line: string): Span[] {
  return line.split(INLINE).filter(Boolean).map(span);
}

function span(text: string): Span {
  if (/^\*\*.+\*\*$/.test(text)) return { text: text.slice(2, -2), style: "strong" };
  if (/^`.+`$/.test(text)) return { text: text.slice(1, -1), style: "code" };
  if (/^\*.+\*$/.test(text)) return { text: text.slice(1, -1), style: "em" };
  return { text };
}

export const plainText = (parts: Span[]) => parts.map((each) => each.text).join("");

/** A line of a list; a rule's number is kept apart. */
export function item(line: string): Item {
  const found = RULE.exec(line);
  return found ? { rule: found[1] ?? "", spans: spans(line.slice(found[0].length)) } : { rule: "", spans: spans(line) };
}

/** The cells of a line of a table; a bar between backticks belongs to its cell. */
export function cells(line: string): Span[][] {
  const found = line.trim().replace(/^\|/, "").replace(/\|$/, "").match(/(?:`[^`]*`|\\\||[^|])+/g) ?? [];
  return found.map((cell) => spans(cell.trim().replaceAll("\\|", "|")));
}

/** A text as blocks. */
export function parse(text: string): Block[] {
  const lines = text.replaceAll("\r", "").split("\n");
  const found: Block[] = [];
  while (lines.length) {
    const block = nextBlock(lines);
    if (block) found.push(block);
  }
  return found;
}

function nextBlock(lines: string[]): Block | null {
  const line = lines.shift() ?? "";
  const heading = /^(#+) (.*)/.exec(line);
  if (heading) return asHeading(heading[1]?.length ?? 1, heading[2] ?? "");
  if (line.startsWith("```")) return { kind: "code", text: takeWhile(lines, (each) => !each.startsWith("```"), true).join("\n") };
  if (line.startsWith("- ")) return asList([line, ...takeWhile(lines, (each) => /^(- | {2,}\S)/.test(each))]);
  if (line.startsWith("|")) return asTable([line, ...takeWhile(lines, (each) => each.startsWith("|"))]);
  if (!line.trim()) return null;
  const more = takeWhile(lines, (each) => Boolean(each.trim()) && !/^(#+ |- |\||```)/.test(each));
  return { kind: "paragraph", spans: spans([line, ...more].join(" ")) };
}

function takeWhile(lines: string[], keep: (line: string) => boolean, dropNext = false): string[] {
  const end = lines.findIndex((each) => !keep(each));
  const taken = lines.splice(0, end < 0 ? lines.length : end);
  if (dropNext) lines.shift();
  return taken;
}

function asHeading(level: number, text: string): Block {
  const parts = spans(text);
  return { kind: "heading", level, spans: parts, id: plainText(parts).toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-") };
}

function asList(lines: string[]): Block {
  const whole: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) whole.push(line.slice(2));
    else whole.push(`${whole.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", items: whole.map(item) };
}

function asTable([head = "", , ...rows]: string[]): Block {
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

/** The blocks with what is looked for in them: rules and rows that match, under their headings. */
export function search(blocks: Block[], wanted: string): Block[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return blocks;
  const matches = (text: string) => words.every((word) => fold(text).includes(word));
  const kept = blocks.map((block) => keep(block, matches)).filter((block) => block !== null);
  return kept.filter((block, index) => block.kind !== "heading" || isFollowed(kept, index));
}

/** Capitals, accents and ё do not matter when one searches. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
}

function keep(block: Block, matches: (text: string) => boolean): Block | null {
  switch (block.kind) {
    case "heading":
      return block;
    case "paragraph":
      return matches(plainText(block.spans)) ? block : null;
    case "code":
      return matches(block.text) ? block : null;
    case "list": {
      const items = block.items.filter((each) => matches(`${each.rule} ${plainText(each.spans)}`));
      return items.length ? { ...block, items } : null;
    }
    case "table": {
      const rows = block.rows.filter((row) => matches(row.map(plainText).join(" ")));
      return rows.length ? { ...block, rows } : null;
    }
  }
}

function isFollowed(blocks: Block[], index: number): boolean {
  const next = blocks[index + 1];
  return Boolean(next && next.kind !== "heading");
}
