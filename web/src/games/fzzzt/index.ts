import type { GameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";

export const board: GameBoard = {
  Board,
  Card,
  promptValues: () => ({}),
  label: (option) => option.text,
  risk: () => null,
  lessons: [],
};
