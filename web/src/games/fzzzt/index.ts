import type { GameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import CardFile from "./CardFile.svelte";
import { lessons } from "./lessons";
import Sheet from "./Sheet.svelte";
import { label, promptValues, risk } from "./words";

export const board: GameBoard = { Board, Sheet, Card, promptValues, label, risk, lessons, optionEditors: { card_file: CardFile } };
