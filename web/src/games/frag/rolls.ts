import type { Happened } from "../../lib/protocol";
import { ruleOf } from "./rules";

/** A roll as it is shown: the dice added up, what they are held against, and what comes of it. */
export interface Roll {
  key: string;
  kind: string;
  seat: number;
  victim: number | null;
  dice: number[];
  total: number;
  against: number[] | null;
  result: number;
  /** What is lost besides the division, or saved. */
  extra: number;
  rule: string;
}

const sum = (dice: number[]) => dice.reduce((total, die) => total + die, 0);

/** The rolls in what happened, in order. */
export function rollsOf(happened: Happened[]): Roll[] {
  return happened.flatMap((event, index) => {
    const roll = rollOf(event, index);
    return roll ? [roll] : [];
  });
}

function rollOf(event: Happened, index: number): Roll | null {
  const base = { key: `${event.seq ?? 0}.${index}`, kind: event.event, seat: event.seat, victim: null, against: null, extra: 0, rule: ruleOf(event) };
  const plain = (dice: number[], result: number): Roll => ({ ...base, dice, total: sum(dice), result });
  switch (event.event) {
    case "MovementRolled":
      return plain(event.dice, event.points);
    case "HitRolled":
      return plain(event.dice, event.hits);
    case "PickupRolled":
      return plain([event.die], event.die);
    case "FirstRolled":
      return plain([event.die], event.die);
    case "PuppetMoved":
      return { ...plain(event.dice, sum(event.dice)), victim: event.victim };
    case "DamageRolled":
      return { ...base, ...damage(event), victim: event.victim };
    case "AcidRolled":
      return { ...base, ...damage(event), victim: event.seat };
    default:
      return null;
  }
}

function damage(event: Happened): Pick<Roll, "dice" | "total" | "against" | "result" | "extra"> {
  const [dice, against] = [event.attack as number[], event.defence as number[]];
  return { dice, total: sum(dice), against, result: event.loss, extra: event.loss - Math.floor(sum(dice) / Math.max(sum(against), 1)) };
}

/** One line: 17 ÷ 6 = 2, and what comes on top. */
export function arithmetic(roll: Roll): string {
  if (!roll.against) return roll.dice.length > 1 ? `${roll.dice.join(" + ")} = ${roll.total}` : `${roll.total}`;
  const divided = `${roll.total} ÷ ${sum(roll.against)} = ${roll.result - roll.extra}`;
  return roll.extra ? `${divided}, + ${roll.extra} = ${roll.result}` : divided;
}
