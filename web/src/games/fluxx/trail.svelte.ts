/** The cards played last, so that each stays in view long enough to be read. */

import type { Happened } from "../../lib/protocol";

export interface Step {
  key: string;
  seat: number;
  card: string;
  cause: string;
}

const LENGTH = 8;

export class Trail {
  steps = $state.raw<Step[]>([]);
  private last = -1;

  /** Take up what happened; a step back in time begins anew. */
  hear(happened: Happened[]): void {
    const newest = happened.at(-1)?.seq ?? this.last;
    const old = newest < this.last ? [] : this.steps;
    const fresh = happened.filter((event) => event.event === "Played").map(stepOf);
    const known = new Set(old.map((step) => step.key));
    this.last = newest;
    this.steps = [...old, ...fresh.filter((step) => !known.has(step.key))].slice(-LENGTH);
  }
}

const stepOf = (event: Happened, index: number): Step => ({
  key: `${event.seq ?? ""}-${index}-${event.card}`,
  seat: event.seat as number,
  card: event.card as string,
  cause: event.cause as string,
});
