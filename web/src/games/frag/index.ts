import type { GameBoard } from "../../lib/board";
import type { View } from "../../lib/protocol";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lessons } from "./lessons";
import MapOption from "./MapOption.svelte";
import Sheet from "./Sheet.svelte";
import type { FragTable } from "./types";
import { label, promptValues, risk } from "./words";

/** The frags of every seat. */
const standing = (view: View<FragTable>) => view.table.fighters.map((each) => each.frags);

export const board: GameBoard = { Board, Card, Sheet, promptValues, label, risk, standing, lessons, optionEditors: { map: MapOption } };
