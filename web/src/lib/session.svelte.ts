/** One browser at one table: the connection, what it has heard, and what it says. */

import { WebSocket as Socket } from "partysocket";
import type { Happened, Said, SeatToken, Update } from "./protocol";

const PULSE = 15000; // milliseconds between two questions whether the server is there

/** What the server refused to do. */
export interface Refusal {
  code: string;
  text: string;
}

export class Session {
  /** The newest update of every seat held here ("-" for an onlooker). */
  updates = $state.raw<Record<string, Update>>({});
  /** All that happened, as each of these seats saw it. */
  logs = $state.raw<Record<string, Happened[]>>({});
  present = $state.raw<{ seats: number[]; onlookers: number }>({ seats: [], onlookers: 0 });
  connected = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Deeds that are said but not yet acknowledged, by id. */
  waiting = $state.raw<Record<string, Record<string, unknown>>>({});
  missing = $state(false);
  seats = $state.raw<SeatToken[]>([]);
  /** The newest entry that a move made here has become. */
  moved = -1;
  /** When the last update came. */
  heardAt = $state(Date.now());
  private socket: Socket;
  private known = -1;
  /** Whether anything was heard since we last asked. */
  private alive = true;
  private gone = false;
  private pulse: ReturnType<typeof setInterval>;

  constructor(
    readonly table: string,
    seats: SeatToken[],
    private readonly heard: (update: Update) => void = () => undefined,
  ) {
    this.seats = seats;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Socket(`${scheme}://${location.host}/api/tables/${table}/socket`, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5000,
    });
    this.socket.addEventListener("open", () => this.greet());
    this.socket.addEventListener("close", (event) => this.left(event.code));
    this.socket.addEventListener("message", (event: MessageEvent<string>) => {
      this.alive = true;
      this.hear(JSON.parse(event.data) as Said);
    });
    this.pulse = setInterval(() => this.feel(), PULSE);
  }

  /** Ask whether the server is there; where even the last question got no answer, connect anew. */
  private feel(): void {
    if (!this.connected) return;
    if (this.alive) this.socket.send(JSON.stringify({ type: "ping" }));
    else this.retry(true);
    this.alive = false;
  }

  /** Say from which seats we look, what we know, and again whatever was not acknowledged. */
  private greet(): void {
    if (this.gone) return this.socket.close();
    [this.connected, this.alive] = [true, true];
    const tokens = this.seats.map((seat) => seat.token);
    this.socket.send(JSON.stringify({ type: "hello", tokens, since: this.known < 0 ? null : this.known }));
    for (const deed of Object.values(this.waiting)) this.socket.send(JSON.stringify(deed));
  }

  private left(code: number): void {
    if (this.gone) return this.socket.close();
    this.connected = false;
    this.missing = code === 4404;
    if (this.missing) this.socket.close();
  }

  private hear(said: Said): void {
    if (said.type === "update") this.take(said);
    if (said.type === "present") this.present = said;
    if (said.type === "done") {
      if (this.waiting[said.id]?.type === "move") this.moved = Math.max(this.moved, said.seq);
      this.settle(said.id);
    }
    if (said.type === "refused") {
      if (said.id) this.settle(said.id);
      this.refusal = said;
      if (said.code === "token") this.sit([]);
    }
  }

  private take(update: Update): void {
    const key = String(update.seat ?? "-");
    const old = this.updates[key];
    if (old && old.seq > update.seq) return;
    this.heardAt = Date.now();
    const news = update.events.filter((each) => !old || (each.seq ?? 0) > old.seq);
    this.logs = { ...this.logs, [key]: [...(this.logs[key] ?? []), ...news] };
    this.updates = { ...this.updates, [key]: { ...update, events: news } };
    this.known = Math.min(...this.keys().map((each) => this.updates[each]?.seq ?? -1));
    this.heard(this.updates[key] ?? update);
  }

  /** Under which names updates of our seats are kept. */
  private keys(): string[] {
    return this.seats.length ? this.seats.map((each) => String(each.seat)) : ["-"];
  }

  /** Look from these seats from now on. */
  sit(seats: SeatToken[]): void {
    this.seats = seats;
    const keys = this.keys();
    const ours = <Kept>(kept: Record<string, Kept>) => Object.fromEntries(Object.entries(kept).filter(([key]) => keys.includes(key)));
    [this.updates, this.logs, this.known] = [ours(this.updates), ours(this.logs), -1];
    if (this.connected) this.greet();
  }

  /** Try to reach the server now rather than later; `anew` even if it seems that we do. */
  retry(anew = false): void {
    if (this.missing || (this.connected && !anew)) return;
    this.connected = false;
    this.socket.reconnect();
  }

  private settle(id: string): void {
    this.waiting = Object.fromEntries(Object.entries(this.waiting).filter(([each]) => each !== id));
  }

  /** Do something as one of our seats; said again after a broken connection until it is acknowledged. */
  private do(seat: number, deed: Record<string, unknown>): void {
    const token = this.seats.find((each) => each.seat === seat)?.token;
    if (!token) return;
    const id = newId();
    const whole = { ...deed, token, id };
    this.refusal = null;
    this.waiting = { ...this.waiting, [id]: whole };
    if (this.connected) this.socket.send(JSON.stringify(whole));
  }

  move = (seat: number, text: string) =>
    this.do(seat, { type: "move", seq: this.updates[String(seat)]?.seq ?? 0, move: text });
  chat = (seat: number, text: string) => this.do(seat, { type: "say", text });
  order = (seat: number, orders: string[]) => this.do(seat, { type: "order", orders });
  undo = (seat: number) => this.do(seat, { type: "undo" });
  agree = (seat: number, yes: boolean) => this.do(seat, { type: "agree", yes });
  leave = (seat: number) => this.do(seat, { type: "leave" });
  comeBack = (seat: number) => this.do(seat, { type: "return" });
  replace = (seat: number, gone: number) => this.do(seat, { type: "replace", gone });

  /** Go away; a connection that is only being made is ended once it stands or fails, so that no browser complains. */
  close(): void {
    clearInterval(this.pulse);
    this.gone = true;
    if (this.socket.readyState !== Socket.CONNECTING) this.socket.close();
  }
}

/** A new id for a deed; a page without https has no randomUUID. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
