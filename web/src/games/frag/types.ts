/** The table of FRAG as the view shows it. */

import type { Box, Decision, View } from "../../lib/protocol";

export interface Odds {
  victim: number;
  distance: number;
  hit: number;
  losses: number[];
  kill: number;
}

export interface Gun {
  card: string;
  ammo: number;
  full: number | null;
}

export interface Gear {
  card: string;
  on: string;
  left: number;
  ends: number;
}

export interface Fighter {
  stats: [number, number, number];
  now: { speed: number; accuracy: number; weapons: number };
  health: { own: number; bonus: number; armour: number };
  place: string | null;
  on_board: boolean;
  hand: string[] | null;
  hand_sizes: Record<string, number>;
  guns: Gun[];
  gear: Gear[];
  frags: number;
  deaths: number;
  blood: number;
  dead: boolean;
  out: boolean;
  turns: number;
  drugged: boolean;
}

export interface Pile {
  number: number;
  place: string;
  size: number;
  cards: string[] | null;
  worn: Record<string, number>;
}

export interface Attack {
  shooter: number;
  weapon: string;
  luck: string;
  verb?: string;
  target?: number;
  centre?: string | null;
  bounce?: string | null;
  struck?: number;
  victims?: number[];
  odds?: Odds[];
}

export interface Target {
  seat: number;
  distance: number;
  why: string;
  at: [number, number] | null;
  weapons: Record<string, string>;
}

/** How to get to a place: points in all, the last move, where it begins, and whether one may stop there. */
export type Hop = [cost: number, how: string, back: string, stop: boolean];

export interface FragTable {
  map: { id: string; names: Record<string, string>; grid: string[] };
  round: number;
  first: number;
  active: number;
  turn: {
    points: number;
    attacks: number;
    rolled: boolean;
    drugged: boolean;
    extreme: number;
    limits: Record<string, number>;
    pickups: string[];
  };
  window: string | null;
  fighters: Fighter[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  specials: { card: string; owner: number; target: number; ends: number }[];
  resolving: { card: string; seat: number; target: number; cancelled: boolean }[];
  blood: Record<string, number>;
  piles: Pile[];
  attack: Attack | null;
  puppet: { seat: number; points: number } | null;
  winners: number[];
  respawns: string[];
  odds: Record<string, Odds[]>;
  paths: Record<string, Hop>;
  /** Ways that no acid harms, if some of the cheapest lead into it. */
  dry: Record<string, Hop>;
  sight: string[];
  targets: Target[];
  acid: { losses: number[]; kill: number } | null;
  /** What counts as the answer of a seat that gives none in time. */
  late: string | null;
  ready: Record<string, string> | null;
}

/** What a question is asked with, wherever it is answered. */
export interface Question {
  view: View<FragTable>;
  decision: Decision;
  names: string[];
  box: Box;
  hint: string | null;
  /** Seconds left to answer; null: nobody waits. */
  left: number | null;
  play: (text: string) => void;
}
