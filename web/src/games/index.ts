import type { GameBoard } from "../lib/board";

const folders = import.meta.glob<{ board: GameBoard }>("./*/index.ts");

export const GAMES = ["fzzzt", "fits", "fluxx", "frag"];

/** The board of a game, loaded when it is needed. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(game);
  return (await load()).board;
}
