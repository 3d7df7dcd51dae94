/** What the table hands to a game's board, and what a game's folder gives to the table. */

import type { Component } from "svelte";
import type { Box, Decision, Happened, Json, Option, Player, View } from "./protocol";
import type { Values } from "./texts.svelte";

export interface BoardProps<Table = any> {
  /** The view to draw: now, or a moment of the past or of a replay. */
  view: View<Table>;
  /** What this seat is asked; null when it is not, or while looking at the past. */
  decision: Decision | null;
  /** Names of the seats, as the table calls them. */
  names: string[];
  players: Player[];
  box: Box;
  /** What happened between the view drawn before and this one. */
  happened: Happened[];
  /** All that happened up to this view, where the table knows it. */
  log?: Happened[];
  /** Choose an option by its notation; the table asks for confirmation where the person wants it, and sends it. */
  play: (text: string) => void;
  /** The option a hint points at, if one was asked for. */
  hint: string | null;
  /** Milliseconds a movement may take; 0 when nothing should move. */
  pace: number;
  /** Milliseconds until the game answers for this seat; null: nobody waits. */
  limit?: number | null;
  /** Standing orders of this seat, and how to give others, where the game knows such. */
  orders?: string[];
  order?: (orders: string[]) => void;
}

/** What web/src/games/NAME/index.ts exports as `board`. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** The score sheet shown when the game is over (and in a replay's last moment); without one a plain list is shown. */
  Sheet?: Component<Pick<BoardProps, "view" | "names" | "box">>;
  /** A card, large, as it is shown when its name in the log is pointed at. */
  Card: Component<{ id: string; box: Box; view: View | null }>;
  /** The values that stand in the text of the prompt. */
  promptValues(view: View, names: string[], box: Box): Values;
  /** An option in words, for hints, confirmations and the list of moves. */
  label(option: Option, view: View, names: string[], box: Box): string;
  /** Whether an option is worth a question before it is done ("confirm risky moves"); words for it, or null. */
  risk(option: Option, view: View, names: string[], box: Box): string | null;
  /** Editors for options that are a whole text: a file of cards, a set of pieces, a map. */
  optionEditors?: Record<string, Component<EditorProps>>;
  /** What everybody has so far, where that is no secret: shown with the names. */
  standing?(view: View): number[];
  /** Why nobody is named who is waited for, where that is a secret. */
  pause?(view: View): string | null;
  /** The rule that decided what happened, such as "frag 128": shown when that moment is looked at. */
  ruleOf?(event: Happened): string;
  /** The lessons of the tutorial, in order. */
  lessons: Lesson[];
}

/** What the editor of an option is handed; a change may bring along what it means for other options. */
export interface EditorProps {
  value: string;
  change: (text: string, others?: Record<string, Json | undefined>) => void;
}

/** A step of a tutorial: a text, what it points at, and the move it waits for (none: a button goes on). */
export interface Lesson {
  /** Key of its text in page-<game>.ftl. */
  text: string;
  /** CSS selector within the board of what it is about. */
  shows?: string;
  /** Goes on once the person has moved in a way this accepts; other moves are welcome, but the lesson stays. */
  until?: (option: Option, view: View) => boolean;
}
