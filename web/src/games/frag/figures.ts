import type { Box, Happened } from "../../lib/protocol";

/** What a seat did in a game, from what everybody saw. */
export interface Figures {
  shots: number;
  hits: number;
  /** To-hit rolls at a known distance, as dice and distance, and how many of them hit. */
  aimed: [number, number][];
  aimedHits: number;
  /** All dice of a seat, and their sum. */
  dice: number;
  total: number;
}

export function figuresOf(log: Happened[], seats: number, box: Box): Figures[] {
  const found: Figures[] = Array.from({ length: seats }, () => ({ shots: 0, hits: 0, aimed: [], aimedHits: 0, dice: 0, total: 0 }));
  let distance: number | null = null;
  const roll = (seat: number, dice: number[]) => {
    const figures = found[seat];
    if (!figures) return;
    figures.dice += dice.length;
    figures.total += dice.reduce((sum, die) => sum + die, 0);
  };
  for (const event of log) {
    const figures = found[event.seat];
    if (event.event.startsWith("Declared") && figures) {
      figures.shots++;
      distance = event.event === "Declared" ? Math.min(event.distance, box[event.weapon]?.distance_cap ?? 999) : null;
    } else if (event.event === "HitRolled" && figures) {
      roll(event.seat, event.dice);
      figures.hits += event.hits > 0 ? 1 : 0;
      if (distance === null) continue;
      figures.aimed.push([event.dice.length, distance]);
      figures.aimedHits += event.hits > 0 ? 1 : 0;
    } else if (event.event === "HitDecided" && figures) figures.hits += event.luck === "hit" ? 1 : 0;
    else if (event.event === "MovementRolled") roll(event.seat, event.dice);
    else if (event.event === "DamageRolled") {
      roll(event.seat, event.attack);
      roll(event.victim, event.defence);
    } else if (event.event === "AcidRolled") roll(event.seat, event.defence);
  }
  return found;
}
