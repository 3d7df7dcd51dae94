import type { GameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lessons } from "./lessons";
import Sheet from "./Sheet.svelte";
import { label, promptValues, risk } from "./words";

export const board: GameBoard = { Board, Card, Sheet, promptValues, label, risk, lessons };
