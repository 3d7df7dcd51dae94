import type { Sentence } from "./faults";
import { readRecord, writeRecord } from "./record";
import { heldAt } from "./seats";
import type { About, Box, GameFacts, GameRecord, Hint, Leader, Made, Mine, Moment, NewTable, SeatToken, Statistics, Update } from "./protocol";

/** Something the server did not do, with its own words. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** What the server says, for our language. */
    readonly said: Sentence | null = null,
  ) {
    super(text);
  }
}

/** Ask the server; a token says who asks; a body that is a text is JSON already. */
export async function ask<Answer>(path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = { accept: "application/json" };
  const known = token ?? tokenFor(path);
  if (known) headers.authorization = `Bearer ${known}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { headers, method: body === undefined ? "GET" : "POST" };
  if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
  return JSON.parse(await answerTo(path, init)) as Answer;
}

/** A token of ours at the table that a path names: a private table asks for one. */
function tokenFor(path: string): string | undefined {
  const table = /^tables\/(\w+)/.exec(path)?.[1];
  return table && heldAt(table)?.seats[0]?.token;
}

/** The text of an answer, or a problem. */
async function answerTo(path: string, init: RequestInit): Promise<string> {
  const answer = await fetch(`/api/${path}`, init).catch(() => {
    throw new Problem("network", "");
  });
  const text = await answer.text();
  if (answer.ok) return text;
  const { code, text: words, said } = problemIn(text);
  throw new Problem(code, words, said);
}

function problemIn(text: string): { code: string; text: string; said?: Sentence } {
  try {
    return JSON.parse(text) as { code: string; text: string; said?: Sentence };
  } catch {
    return { code: "server", text: "" };
  }
}

let games: Promise<Record<string, GameFacts>> | null = null;

/** All games by name, asked for once. */
export function allGames(): Promise<Record<string, GameFacts>> {
  games ??= ask<GameFacts[]>("games").then((list) => Object.fromEntries(list.map((each) => [each.game, each])));
  return games;
}

export const makeTable = (wanted: NewTable) => ask<Made>("tables", wanted);
export const boxOf = (table: string) => ask<Box>(`tables/${table}/box`);
export const viewAt = (table: string, at: number, token?: string) =>
  ask<Update>(`tables/${table}/view?at=${at}&since=${Math.max(at - 1, 0)}`, undefined, token);
export const askHint = (table: string, token: string) => ask<Hint>(`tables/${table}/hint`, {}, token);
export const aboutTable = (table: string, token?: string) => ask<About>(`tables/${table}`, undefined, token);
export const tablesThat = (status: string) => ask<About[]>(`tables?status=${status}`);
export const join = (table: string, name: string, seat: number | null) =>
  ask<SeatToken>(`tables/${table}/join`, { name, seat });
export const rematch = (table: string, token: string) => ask<Made>(`tables/${table}/rematch`, {}, token);
export const recordOf = async (table: string) => {
  const token = tokenFor(`tables/${table}`);
  return readRecord(await answerTo(`tables/${table}/record`, token ? { headers: { authorization: `Bearer ${token}` } } : {}));
};
export const fromRecord = (record: GameRecord) => ask<Made>("records", writeRecord(record));
export const leadersOf = (game: string) => ask<Leader[]>(`leaders/${game}`);
export const momentOf = (table: string, move: number, seat: number | null, whole = false) =>
  ask<Moment>(`tables/${table}/replay?move=${move}${seat === null ? "" : `&seat=${seat}`}${whole ? "&whole=true" : ""}`);
export const statisticsOf = (table: string) => ask<Statistics>(`tables/${table}/statistics`);
export const tableOfCode = (code: string) => ask<{ table: string }>(`codes/${code}`);
export const ourTables = (seats: { table: string; token: string }[]) => ask<Mine[]>("mine", { seats });
export const dailyOf = (game: string) => ask<{ day: string; results: DailyResult[] }>(`daily/${game}`);

/** What somebody made of the deal of a day. */
export interface DailyResult {
  name: string;
  score: number | null;
  [more: string]: unknown;
}

/** Something wrong in a file of somebody's own. */
export interface Fault {
  line: number | null;
  column: number | null;
  warning: boolean;
  text: string;
  said: Sentence | null;
}

/** The faults in a file of somebody's own; none: the game can use it. */
export async function checkFile(game: string, kind: string, text: string): Promise<Fault[]> {
  const answer = await fetch(`/api/games/${game}/check/${kind}`, { method: "POST", body: text, headers: { "content-type": "text/plain" } });
  return answer.ok ? ((await answer.json()) as Fault[]) : [];
}
