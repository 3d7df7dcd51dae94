/** What the server says and is told: the types of docs/protocol.md. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One choice: its notation, and what it consists of. */
export interface Option {
  text: string;
  [field: string]: any;
}

export interface Decision {
  prompt: string;
  options: Option[];
}

/** All that a seat may know; `table` is the game's own. */
export interface View<Table = any> {
  game: string;
  seats: number;
  seat: number | null;
  options: Record<string, any>;
  waiting_for: number[];
  decision: Decision | null;
  scores: number[] | null;
  ranking: number[] | null;
  table: Table;
}

/** Something that happened, as this seat saw it. */
export interface Happened {
  seq?: number;
  event: string;
  [field: string]: any;
}

export interface Player {
  name: string;
  person: boolean;
  bot: string | null;
  /** How often a bot was asked for advice. */
  hinted?: number;
}

export interface Update {
  type: "update";
  seq: number;
  seat: number | null;
  status: "waiting" | "playing" | "over";
  players: Player[];
  view: View | null;
  events: Happened[];
  clocks: { left: number; running: boolean }[] | null;
  limits?: { seat: number; left: number }[];
  orders?: string[];
  undo: { seat: number; agreed: number[] } | null;
  rematch: string | null;
  joinable?: boolean;
  past?: boolean;
}

export type Said =
  | Update
  | { type: "done"; id: string; seq: number }
  | { type: "refused"; code: string; text: string; id: string | null }
  | { type: "present"; seats: number[]; onlookers: number }
  | { type: "pong" };

/** A card, piece or other thing of a game's box, with what is printed on it. */
export interface Thing {
  id: string;
  kind?: string;
  names?: Record<string, string>;
  [field: string]: any;
}

export type Box = Record<string, Thing>;

/** An option of a game, as the server describes it. */
export interface GameOption {
  kind: "switch" | "choice" | "number" | "text" | "list";
  default: Json;
  /** Another option changes its default. */
  depends: boolean;
  choices: Json[];
  /** Values beside the choices may do. */
  other: boolean;
  least?: number;
  most?: number;
}

/** A game as the server describes it. */
export interface GameFacts {
  game: string;
  seats: [number, number];
  options: Record<string, GameOption>;
  bots: string[];
  rules: Record<string, string>;
  events: Record<string, Record<string, string>>;
  files: string[];
  calls?: string[];
}

export interface SeatToken {
  seat: number;
  name: string;
  token: string;
  link: string;
}

export interface Made {
  table: string;
  link: string;
  code?: string;
  seats: SeatToken[];
}

export interface NewTable {
  game: string;
  seats: { kind: "me" | "open" | "bot"; name?: string | null; level?: string }[];
  options?: Record<string, Json>;
  public?: boolean;
  rated?: boolean;
  clock?: { bank: number; increment: number } | null;
  [setting: string]: unknown;
}

/** What a bot thinks of the options, the best first. */
export interface Hint {
  options: { text: string; value: number | null; share: number; reasons: Reason[] }[];
}

/** A text of bots.ftl, and what stands in it. */
export type Reason = { key: string; values?: Record<string, any> } | [string, Record<string, any>?];

/** A table as everybody may know it. */
export interface About {
  table: string;
  game: string;
  options: Record<string, Json>;
  status: Update["status"];
  seq: number;
  players: Player[];
  open: number[];
  present: number[];
  onlookers: number;
  public: boolean;
  rated: boolean;
  clock: { bank: number; increment: number } | null;
  hints?: boolean;
  pace?: string;
  daily?: string | null;
  code?: string | null;
  rematch: string | null;
  /** By seat: games won here and at the tables this is a rematch of. */
  wins?: number[];
  [more: string]: unknown;
}

/** One of our tables, in a list. */
export interface Mine extends About {
  seat: number;
  asked: boolean;
  waiting_for: number[];
  ranking: number[] | null;
  changed: number;
}

/** A finished game in figures. */
export interface Statistics {
  moves: number;
  undos: number;
  seconds: number;
  seats: (Player & { moves: number; seconds: number; longest: number; score: number; place: number })[];
  events: Record<string, number[]>;
  /** The scores after some moves, as if the game ended there. */
  course: { move: number; scores: number[] }[];
}

/** A moment of a finished game. */
export interface Moment {
  move: number;
  moves: number;
  seat: number | null;
  seq: number;
  view: View;
  events: Happened[];
  /** The entry of every move, where the whole game was asked for. */
  turns?: number[];
}

/** A whole game: what is needed to play it again. */
export interface GameRecord {
  game: string;
  seats: number;
  seed: number | string;
  options: Record<string, Json>;
  moves: [number, string][];
  players?: [string, string | null][];
  [more: string]: unknown;
}

export interface Leader {
  name: string;
  bot: boolean;
  games: number;
  wins: number;
  rated: number;
  rating: number | null;
  [more: string]: unknown;
}
