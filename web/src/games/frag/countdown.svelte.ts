/** Seconds left for an answer, counted down between what the server says. */
export class Countdown {
  left = $state<number | null>(null);

  /** So many milliseconds are left now; null: nobody waits. Gives what ends the counting. */
  start(milliseconds: number | null): () => void {
    const end = Date.now() + (milliseconds ?? 0);
    const tick = () => (this.left = milliseconds === null ? null : Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const ticking = milliseconds === null ? undefined : setInterval(tick, 500);
    return () => clearInterval(ticking);
  }
}
