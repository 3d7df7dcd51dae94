import type { GameBoard } from "../../lib/board";
import type { View } from "../../lib/protocol";
import { say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lessons } from "./lessons";
import MapOption from "./MapOption.svelte";
import { ruleOf } from "./rules";
import Sheet from "./Sheet.svelte";
import type { FragTable } from "./types";
import { label, promptValues, risk } from "./words";

/** The frags of every seat. */
const standing = (view: View<FragTable>) => view.table.fighters.map((each) => each.frags);

/** Who may answer an attack or a card is a secret (frag 226, 234). */
const pause = (view: View<FragTable>) => (view.table.window ? say("page-frag-pause") : null);

export const board: GameBoard = { Board, Card, Sheet, promptValues, label, risk, standing, pause, ruleOf, lessons, optionEditors: { map: MapOption } };
