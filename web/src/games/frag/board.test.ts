import { expect, test } from "vitest";
import { figuresOf } from "./figures";
import { readPlan, middle, nextPlace, outline, placeAt } from "./map/plan";
import { arithmetic, rollsOf } from "./rolls";
import { ruleOf } from "./rules";
import { deathOf, deathTraces, tracesOf } from "./traces";
import type { FragTable } from "./types";
import { journey, wayTo } from "./walk";

const LOG = [
  { event: "MovementRolled", seat: 0, dice: [6, 2], points: 8 },
  { event: "Declared", seat: 0, weapon: "pistol", target: 1, distance: 7 },
  { event: "HitRolled", seat: 0, dice: [3, 4], hits: 1 },
  { event: "DamageRolled", seat: 0, victim: 1, attack: [6, 6, 5], defence: [2, 4], loss: 3 },
];

test("shots, hits and dice are counted for each seat", () => {
  const [ann, bob] = figuresOf(LOG, 2, {});
  expect(ann).toEqual({ shots: 1, hits: 1, aimed: [[2, 7]], aimedHits: 1, dice: 7, total: 32 });
  expect(bob).toMatchObject({ shots: 0, dice: 2, total: 6 });
});

test("attack and defence stand in one line, with what comes on top", () => {
  const rolls = rollsOf(LOG);
  expect(rolls.map(arithmetic)).toEqual(["6 + 2 = 8", "3 + 4 = 7", "17 ÷ 6 = 2, + 1 = 3"]);
});

const plan = readPlan(["+-+-+-+", "|. / .|", "+     +", "|~ . w|", "+-+-+-+"]);
const fighter = (place: string | null) => ({ place });
const table = {
  turn: { points: 6, pickups: [] as string[] },
  puppet: null,
  acid: { losses: [], kill: 9 },
  blood: { "2,1": 1 },
  piles: [],
  respawns: ["0,0"],
  fighters: [fighter("0,0"), fighter("2,0")],
  paths: { "0,1": [1, "step", "0,0", true], "1,1": [2, "step", "0,1", true], "2,1": [3, "step", "1,1", true] },
  dry: { "2,1": [4, "jump", "0,0", true] },
} as unknown as FragTable;

test("a way is read back from its last move", () => {
  expect(wayTo(table.paths, "1,1").map((leg) => leg.place)).toEqual(["0,1", "1,1"]);
  expect(wayTo(table.paths, "9,9")).toEqual([]);
});

test("a journey tells its cost and what lies on it, and keeps dry where it can", () => {
  expect(journey(table, plan, "1,1")).toMatchObject({ start: "0,0", cost: 2, left: 4, acid: 1, weapons: 0 });
  expect(journey(table, plan, "2,1")).toMatchObject({ cost: 4, acid: 0, weapons: 1, markers: 1 });
  expect(journey(table, plan, "1,0n")).toBeNull();
});

test("halves have a place of their own", () => {
  expect(placeAt(plan, { x: 45, y: 5 })).toBe("1,0n");
  expect(placeAt(plan, { x: 75, y: 35 })).toBe("1,0s");
  expect(placeAt(plan, { x: -1, y: 5 })).toBeNull();
  expect(middle(plan, "1,0n")).toEqual({ x: 52, y: 12 });
  expect(outline(plan, "0,0")).toBe("M0 0H40V40H0Z");
  expect(nextPlace(plan, "0,0", 1, 0)).toBe("1,0n");
  expect(nextPlace(plan, "1,0n", 1, 0)).toBe("1,0s");
  expect(nextPlace(plan, "0,0", -1, 0)).toBe("0,0");
});

test("squares with nothing between them are one room", () => {
  expect(new Set(plan.squares.map((each) => each.room)).size).toBe(1);
  expect(new Set(readPlan(["+-+-+", "|.|.|", "+-+-+"]).squares.map((each) => each.room)).size).toBe(2);
});

test("a shot is traced from where the fighters stood", () => {
  const traces = tracesOf(LOG, ["0,1", null], table);
  expect(traces.map((each) => each.kind)).toEqual(["shot", "loss"]);
  expect(traces[0]).toMatchObject({ from: "0,1", to: "2,0", hit: true });
  expect(traces[1]).toMatchObject({ at: "2,0", text: "−3" });
});

const KILLED = [
  { event: "Placed", seat: 0, where: "1" },
  { event: "Placed", seat: 1, where: "2,1" },
  ...LOG,
  { event: "Killed", seat: 1 },
  { event: "Moved", seat: 0, how: "step", where: "0,1" },
];

test("the shot that killed is found again from where both stood then", () => {
  const gone = { ...table, fighters: [fighter("0,1"), fighter(null)] } as unknown as FragTable;
  expect(deathOf(KILLED, 1).map((each) => each.event)).toEqual(["Declared", "HitRolled", "DamageRolled", "Killed"]);
  expect(deathTraces(KILLED, 1, gone)).toMatchObject([
    { kind: "shot", from: "0,0", to: "2,1", hit: true },
    { kind: "loss", at: "2,1", text: "−3" },
  ]);
  expect(deathTraces(KILLED, 0, gone)).toEqual([]);
});

test("who changes places is drawn where they stand then", () => {
  const log = [{ event: "Swapped", seat: 0, other: 1 }, { event: "Declared", seat: 0, weapon: "pistol", target: 1, distance: 2 }];
  expect(tracesOf(log, ["0,0", "2,0"], table)).toMatchObject([{ kind: "shot", from: "2,0", to: "0,0" }]);
});

test("what happened names the rule that decided", () => {
  expect(KILLED.map(ruleOf)).toEqual(["frag 12–13", "frag 12–13", "frag 70", "frag 118–122", "frag 128", "frag 131–133", "frag 142", "frag 71"]);
  expect(ruleOf({ event: "RoundBegan", round: 1, seat: 0 })).toBe("");
});
