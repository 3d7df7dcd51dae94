import { expect, test } from "vitest";
import { clockText, timeLeft } from "./clock.svelte";

test("times are written as on a clock", () => {
  expect([0, 400, 9000, 65000, 600000, 3723000].map(clockText)).toEqual(["0:00", "0:01", "0:09", "1:05", "10:00", "1:02:03"]);
});

test("only a running clock counts down, and never below nothing", () => {
  expect(timeLeft({ left: 5000, running: true }, 1000, 3000)).toBe(3000);
  expect(timeLeft({ left: 5000, running: false }, 1000, 3000)).toBe(5000);
  expect(timeLeft({ left: 5000, running: true }, 1000, 99000)).toBe(0);
});

test("a device whose time jumps back gains nothing", () => {
  expect(timeLeft({ left: 5000, running: true }, 3000, 1000)).toBe(5000);
});
