import { expect, it } from "vitest";
import { Trail } from "./trail.svelte";

const played = (seq: number, card: string) => ({ seq, event: "Played", seat: 0, card, cause: "hand" });

it("keeps the cards played last, each once", () => {
  const trail = new Trail();
  trail.hear([played(1, "toast"), { seq: 1, event: "GoalDiscarded", goal: "lullaby" }]);
  trail.hear([played(2, "milk")]);
  trail.hear([played(2, "milk")]);
  expect(trail.steps.map((step) => step.card)).toEqual(["toast", "milk"]);
});

it("keeps both of two cards played in one move, and no more than eight", () => {
  const trail = new Trail();
  trail.hear([played(1, "toast"), played(1, "milk")]);
  expect(trail.steps).toHaveLength(2);
  for (let seq = 2; seq < 20; seq += 1) trail.hear([played(seq, "money")]);
  expect(trail.steps).toHaveLength(8);
});

it("begins anew when somebody looks at an earlier moment", () => {
  const trail = new Trail();
  trail.hear([played(5, "toast")]);
  trail.hear([played(2, "milk")]);
  expect(trail.steps.map((step) => step.card)).toEqual(["milk"]);
});
