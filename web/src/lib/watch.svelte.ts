/** A finished game, looked at move by move with anybody's eyes. */

import { tick } from "svelte";
import { boardOf } from "../games";
import { aboutTable, allGames, boxOf, momentOf, Problem } from "./api";
import type { GameBoard } from "./board";
import { fly, spots } from "./fly";
import { playerNames } from "./names";
import { withFiles } from "./options";
import type { About, Box, GameFacts, Happened, Moment } from "./protocol";
import { rename } from "./route.svelte";
import { pace } from "./settings.svelte";
import { loadTexts } from "./texts.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 1400; // milliseconds a moment stays at ordinary speed

export class Watch {
  about = $state.raw<About>();
  board = $state.raw<GameBoard>();
  box = $state.raw<Box>({});
  facts = $state.raw<GameFacts>();
  moment = $state.raw<Moment>();
  moves = $state(0);
  move = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  problem = $state.raw<Problem | null>(null);
  /** All that happened in the game, as the chosen seat saw it. */
  log = $state.raw<Happened[]>([]);
  /** The entry of every move. */
  turns = $state.raw<number[]>([]);
  root = $state.raw<HTMLElement>();
  private kept = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    move: number | null,
    seat: number | null,
  ) {
    this.seat = seat;
    void this.open(move);
  }

  readonly names = $derived.by(() => playerNames(this.about?.players ?? []));

  private async open(move: number | null): Promise<void> {
    try {
      this.about = await aboutTable(this.id);
      const game = this.about.game;
      const texts = loadTexts(game, `page-${game}`);
      const [board, box, games] = await Promise.all([boardOf(game), boxOf(this.id), allGames(), texts]);
      [this.board, this.box, this.facts] = [board, box, games[game]];
      const start = await momentOf(this.id, 0, this.seat);
      this.moves = start.moves;
      await Promise.all([this.readLog(), this.goTo(move ?? 0)]);
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem("other", String(error));
    }
  }

  private async readLog(): Promise<void> {
    const end = await momentOf(this.id, this.moves, this.seat, true);
    [this.log, this.turns] = [end.events, end.turns ?? []];
  }

  private fetch(move: number): Promise<Moment> {
    const key = `${this.seat ?? "-"} ${move}`;
    const found = this.kept.get(key) ?? momentOf(this.id, move, this.seat);
    this.kept.set(key, found);
    found.catch(() => this.kept.delete(key));
    return found;
  }

  /** Look at the game after so many moves. */
  async goTo(move: number): Promise<void> {
    this.move = Math.min(Math.max(move, 0), this.moves);
    const wanted = this.move;
    try {
      const found = await this.fetch(wanted);
      if (this.move !== wanted || found.seat !== this.seat) return;
      const before = this.root ? spots(this.root) : null;
      this.moment = { ...found, view: withFiles(found.view, this.about?.options ?? {}) };
      if (before) void tick().then(() => this.root && fly(this.root, before, pace()));
      this.name();
      if (wanted < this.moves) void this.fetch(wanted + 1).catch(() => undefined);
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem("other", String(error));
    }
  }

  /** The move that an entry of the log belongs to. */
  moveAt(seq: number): number {
    const found = this.turns.findIndex((each) => each >= seq);
    return seq === 0 ? 0 : found < 0 ? this.moves : found + 1;
  }

  /** The address of this moment, so that it can be shared. */
  get address(): string {
    return `/r/${this.id}?move=${this.move}${this.seat === null ? "" : `&seat=${this.seat}`}`;
  }

  private name(): void {
    if (location.pathname === `/r/${this.id}`) rename(this.address);
  }

  /** Look with another seat's eyes; null: those of an onlooker. */
  look(seat: number | null): void {
    this.seat = seat;
    void this.readLog().catch(() => undefined);
    void this.goTo(this.move);
  }

  /** Play on by itself, or stop. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.move >= this.moves) this.move = -1;
    if (this.playing) void this.step();
    else clearTimeout(this.timer);
  }

  private async step(): Promise<void> {
    if (!this.playing) return;
    await this.goTo(this.move + 1);
    if (this.move >= this.moves) this.playing = false;
    else this.timer = setTimeout(() => void this.step(), BEAT / this.speed);
  }

  close(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}
