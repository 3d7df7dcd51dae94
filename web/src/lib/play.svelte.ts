/** A table as it is shown here: from which seat, at which moment, at what pace. */

import { tick } from "svelte";
import { boardOf } from "../games";
import { aboutTable, allGames, askHint, boxOf, Problem, viewAt } from "./api";
import type { GameBoard } from "./board";
import { fly, spots } from "./fly";
import { asked, nextSeat } from "./hotseat";
import { playerNames } from "./names";
import { withFiles } from "./options";
import type { Box, GameFacts, Happened, Hint, Json, Option, SeatToken, Update } from "./protocol";
import { Queue } from "./queue";
import { heldAt, hold, playsAlone } from "./seats";
import { Session } from "./session.svelte";
import { beat, pace, settings } from "./settings.svelte";
import { blip } from "./sound";
import { loadTexts } from "./texts.svelte";

export class Play {
  session: Session;
  /** The seat we look from; null: beside the table. */
  viewer = $state<number | null>(null);
  /** The update on the table now. */
  shown = $state.raw<Update>();
  /** What happened between what was drawn before and what is drawn now. */
  happened = $state.raw<Happened[]>([]);
  /** A moment of the past that is looked at instead. */
  past = $state.raw<Update>();
  /** Whether the past is being played forward to now. */
  rerunning = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Whether this table allows hints. */
  hints = $state(true);
  /** Whether a move may be taken back here: not on the deal of a day. */
  undos = $state(true);
  hinting = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** A move that waits for a yes. */
  doubt = $state.raw<{ option: Option; why: string } | null>(null);
  /** The seat that the closed curtain waits for. */
  curtain = $state<number | null>(null);
  /** Whether no curtain falls between our seats. */
  alone = $state(false);
  board = $state.raw<GameBoard>();
  box = $state.raw<Box>({});
  facts = $state.raw<GameFacts>();
  game = $state("");
  /** How the table was set up, with the files that updates leave out. */
  private options = $state.raw<Record<string, Json>>({});
  /** The element within which things fly. */
  root = $state.raw<HTMLElement>();
  private queue: Queue<Update>;
  private preparing = false;
  private listeners: ((option: Option) => void)[] = [];

  constructor(readonly id: string) {
    const held = heldAt(id);
    [this.viewer, this.alone] = [held?.seats[0]?.seat ?? null, playsAlone(id)];
    this.queue = new Queue<Update>((update) => this.show(update), joinUpdates, (update) => (update.events.length ? beat() : 0));
    this.session = new Session(id, held?.seats ?? [], (update) => this.take(update));
  }

  readonly names = $derived.by(() => playerNames(this.shown?.players ?? []));
  /** What is drawn: the past if we look at it, else what was shown last. */
  readonly drawn = $derived.by(() => this.past ?? this.shown);
  readonly view = $derived.by(() => withFiles(this.drawn?.view ?? null, this.options));
  readonly key = $derived(String(this.viewer ?? "-"));
  readonly log = $derived.by(() => this.session.logs[this.key] ?? []);
  /** The seats of ours that are asked now. */
  readonly ours = $derived.by(() => asked(this.session.updates));
  /** The seat of ours that the device should be passed to. */
  readonly passTo = $derived.by(() => (this.past ? null : nextSeat(this.viewer, this.ours, this.shown?.status)));

  /** Whether an onlooker may sit down while the game goes on. */
  readonly joinable = $derived.by(() => this.viewer === null && !!this.shown?.joinable);

  private take(update: Update): void {
    if (!this.preparing) void this.prepare(update.view?.game);
    if (String(update.seat ?? "-") !== this.key) return;
    const own = this.session.moved > (this.shown?.seq ?? -1) && this.session.moved <= update.seq;
    this.queue.push(update, own || !this.shown || document.hidden || beat() === 0);
  }

  private show(update: Update): void {
    const before = this.root && !this.past ? spots(this.root) : null;
    const focused = Boolean(this.root?.contains(document.activeElement));
    const old = this.shown;
    [this.shown, this.happened] = [update, old && !this.past ? update.events : []];
    if (update.events.some((each) => this.facts?.events[each.event])) this.hint = null;
    if (old) this.sound(old, update);
    void tick().then(() => {
      if (this.root && before) fly(this.root, before, pace());
      if (focused && document.activeElement === document.body) this.keepFocus();
    });
  }

  /** What was focused is gone from the board: Tab shall go on from there, not from the top of the page. */
  private keepFocus(): void {
    this.root?.querySelector<HTMLElement>("[data-board]")?.focus({ preventScroll: true });
  }

  private sound(old: Update, update: Update): void {
    if (!settings.sound || !update.events.length) return;
    const mine = Boolean(update.view?.decision) && !old.view?.decision;
    blip(update.status === "over" ? "over" : mine ? "turn" : "move");
  }

  /** All that a table of this game needs; a game that has not begun is named by the table. */
  private async prepare(named: string | undefined): Promise<void> {
    this.preparing = true;
    try {
      const about = aboutTable(this.id);
      const game = named ?? (await about).game;
      const texts = loadTexts(game, `page-${game}`);
      const [board, box, games, { hints, daily, options }] = await Promise.all([boardOf(game), boxOf(this.id), allGames(), about, texts]);
      [this.board, this.box, this.facts, this.hints, this.game] = [board, box, games[game], hints !== false, game];
      [this.undos, this.options] = [!daily, options];
    } catch (error) {
      this.preparing = false;
      this.report(error);
    }
  }

  report(error: unknown): void {
    this.problem = error instanceof Problem ? error : new Problem("page", String(error));
  }

  /** Take a seat that was just given to this browser. */
  sit(seat: SeatToken, game: string): void {
    hold(this.id, game, [seat]);
    const seats = heldAt(this.id)?.seats ?? [seat];
    if (this.viewer === null) this.look(seat.seat);
    this.session.sit(seats);
  }

  /** Look from another of our seats. */
  look(seat: number | null): void {
    this.queue.clear();
    this.viewer = seat;
    [this.past, this.hint, this.doubt, this.curtain] = [undefined, null, null, null];
    this.shown = this.session.updates[this.key] ?? this.shown;
    this.happened = [];
  }

  /** One person plays all our seats: look from whichever is asked, without a curtain. */
  playAlone(): void {
    this.alone = true;
    hold(this.id, this.game, this.session.seats, { alone: true });
    if (this.passTo !== null) this.look(this.passTo);
  }

  /** Hand over to the next seat of ours: behind a curtain, or at once if one person plays them all. */
  handOver(): void {
    if (this.alone) this.look(this.passTo);
    else this.curtain = this.passTo;
  }

  /** Choose an option; asks first where the person wants to be asked. */
  play = (text: string): void => {
    const view = this.view;
    const option = view?.decision?.options.find((each) => each.text === text) ?? { text };
    if (this.past || this.viewer === null || !view || !this.board) return;
    const risk = settings.confirm === "off" ? null : this.board.risk(option, view, this.names, this.box);
    if (risk || settings.confirm === "always") this.doubt = { option, why: risk ?? "" };
    else this.send(option);
  };

  /** Do what was chosen. */
  send(option: Option): void {
    [this.doubt, this.problem] = [null, null];
    if (this.viewer === null) return;
    this.queue.flush();
    this.session.move(this.viewer, option.text);
    for (const listener of this.listeners) listener(option);
  }

  /** Hear of every move made here. */
  onMove(listener: (option: Option) => void): void {
    this.listeners.push(listener);
  }

  /** Ask what a bot would do. */
  async askHint(): Promise<void> {
    const token = this.session.seats.find((each) => each.seat === this.viewer)?.token;
    if (!token || this.hinting) return;
    this.hinting = true;
    try {
      [this.hint] = await Promise.all([askHint(this.id, token), loadTexts("bots")]);
    } catch (error) {
      this.report(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Look at the table as it was after an entry. */
  async jump(seq: number): Promise<void> {
    const token = this.session.seats.find((each) => each.seat === this.viewer)?.token;
    try {
      const moment = await viewAt(this.id, seq, token);
      const before = this.root ? spots(this.root) : null;
      [this.past, this.happened] = [moment, moment.events.filter((each) => each.seq === moment.seq)];
      if (before) void tick().then(() => this.root && fly(this.root, before, pace()));
    } catch (error) {
      this.report(error);
    }
  }

  backToNow = (): void => {
    [this.past, this.rerunning, this.happened] = [undefined, false, []];
  };

  /** Play again, step by step, what happened since our last move. */
  async rerun(): Promise<void> {
    if (this.rerunning) return;
    this.rerunning = true;
    for (const seq of lastTurn(this.log, this.viewer)) {
      if (!this.rerunning) return;
      await this.jump(seq);
      await new Promise((done) => setTimeout(done, Math.max(beat(), 700)));
    }
    if (this.rerunning) this.backToNow();
  }

  close(): void {
    this.queue.clear();
    this.rerunning = false;
    this.session.close();
  }
}

function joinUpdates(older: Update, newer: Update): Update {
  return { ...newer, events: [...older.events, ...newer.events] };
}

const STEPS = 24; // the most moments that are played again

/** The entries since a seat did something before others did, with the one before it. */
export function lastTurn(log: Happened[], seat: number | null): number[] {
  const seqs = [...new Set(log.map((each) => each.seq ?? 0))];
  const own = log.filter((each) => each.seat === seat && (each.seq ?? 0) < (seqs.at(-1) ?? 0)).at(-1)?.seq;
  const from = own === undefined ? Math.max(seqs.length - 4, 0) : Math.max(seqs.indexOf(own) - 1, 0);
  return seqs.slice(from).slice(-STEPS);
}
