/** Records of games as text: a seed has more digits than a number in a browser can hold, so it is kept as it is written. */

import type { GameRecord } from "./protocol";

const SEED = /("seed"\s*:\s*)(\d+)/;
const QUOTED = /("seed"\s*:\s*)"(\d+)"/;

/** A record from its text, with the seed as digits. */
export function readRecord(text: string): GameRecord {
  return JSON.parse(text.replace(SEED, '$1"$2"')) as GameRecord;
}

/** The text of a record. */
export function writeRecord(record: GameRecord): string {
  return JSON.stringify(record).replace(QUOTED, "$1$2");
}

/** The same game, but only its first moves. */
export function cutRecord(record: GameRecord, moves: number): GameRecord {
  return { ...record, moves: record.moves.slice(0, moves) };
}
