import { describe, expect, it } from "vitest";
import { bidOf, EMPTY, follow, hash, isEarlier, optionOf, others, sitsOut, worth, type FzzztTable, type SeatView } from "./model";

const shown = (seat: number, power: number) => ({ event: "BidShown", seat, cards: [`card ${seat}`], power });

describe("the ledger", () => {
  it("writes down lot, bids, winner and wrench", () => {
    const events = [
      { event: "LotOffered", lot: "r5-f1" },
      shown(0, 3),
      shown(1, 3),
      { event: "LotWon", seat: 0, lot: "r5-f1", power: 3, tied: 2 },
      { event: "WrenchMoved", seat: 1, tie: true },
    ];
    const [auction, ...more] = follow(EMPTY, events).auctions;
    expect(more).toEqual([]);
    expect(auction).toMatchObject({ lot: "r5-f1", winner: 0, power: 3, tied: 2, wrench: { seat: 1, tie: true } });
    expect(auction?.bids.map((bid) => [bid.seat, bid.power])).toEqual([[0, 3], [1, 3]]);
  });

  it("keeps bids that were shown in earlier updates, and forgets those of the lot before", () => {
    const first = follow(EMPTY, [{ event: "LotOffered", lot: "a" }, shown(2, 1)]);
    const second = follow(first, [shown(0, 4), { event: "LotWon", seat: 0, lot: "a", power: 4, tied: 1 }]);
    expect(second.auctions[0]?.bids.map((bid) => bid.seat)).toEqual([2, 0]);
    expect(follow(first, [{ event: "LotOffered", lot: "b" }]).bids).toEqual([]);
  });

  it("leaves a wrench that moves for no auction alone", () => {
    expect(follow(EMPTY, [{ event: "WrenchMoved", seat: 1, tie: false }])).toEqual(EMPTY);
  });
});

describe("the tray", () => {
  const seat = { hand: ["mech1", "r2", "r5"], powers: [0, 2, 5] } as unknown as SeatView;
  const options = [["mech1"], ["r2"], ["mech1", "r2"], ["r5"]].map((cards) => ({ text: cards.join("+"), cards }));

  it("sums the powers that count now", () => {
    expect(worth(seat, ["r5", "mech1"])).toBe(5);
    expect(worth(seat, [])).toBe(0);
  });

  it("sums a bid that lies, chosen in secret or laid in turn, until the lot is sold", () => {
    const after = { ...seat, bid: ["up1", "fz1"], bid_powers: [0, 1] };
    const table = { lot: 0, chosen: null } as FzzztTable;
    expect(bidOf({ ...table, chosen: "mech1+r5" }, { ...seat, bid: [] })).toEqual(["mech1", "r5"]);
    expect(worth(after, bidOf(table, after))).toBe(1);
    expect(bidOf({ ...table, lot: null }, after)).toEqual([]);
  });

  it("finds the option by its cards, in whatever order they were picked", () => {
    expect(optionOf(options, ["r2", "mech1"])?.text).toBe("mech1+r2");
    expect(optionOf(options, ["r2", "r5"])).toBeUndefined();
    expect(optionOf(options, [])).toBeUndefined();
  });
});

describe("the seats", () => {
  it("are shown clockwise from the next one, all of them to an onlooker", () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
  });

  it("sit out with nothing to bid, but only in auctions", () => {
    const table = { phase: "auctions", belt: ["a"], tie_order: [0, 2] } as unknown as FzzztTable;
    expect([0, 1, 2].map((each) => sitsOut(table, each))).toEqual([false, true, false]);
    expect(sitsOut({ ...table, phase: "building" }, 1)).toBe(false);
  });
});

describe("time", () => {
  const at = (round: number, belt: number) => ({ round, belt: Array(belt).fill(null) }) as unknown as FzzztTable;
  it("runs from round to round and down the belt", () => {
    expect(isEarlier(at(1, 8), at(2, 8))).toBe(true);
    expect(isEarlier(at(2, 5), at(2, 4))).toBe(true);
    expect(isEarlier(at(2, 4), at(2, 5))).toBe(false);
    expect(isEarlier(at(3, 8), at(2, 1))).toBe(false);
  });
});

it("gives different robots different looks, and each always the same", () => {
  const seeds = ["r1-f1", "r1-f2", "r2-f1", "r5-x5"].map(hash);
  expect(new Set(seeds).size).toBe(4);
  expect(hash("r1-f1")).toBe(seeds[0]);
});
