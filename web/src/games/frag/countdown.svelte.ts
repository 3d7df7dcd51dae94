/** Seconds left for an answer; when they are over something is done. */
export class Countdown {
  left = $state<number | null>(null);
  private what: unknown = null;
  private end = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  /** Begin anew when it is about something else; no limit: there is nothing to count. */
  start(what: unknown, seconds: number | null, over: () => void): void {
    clearInterval(this.ticking);
    if (what === null || seconds === null) {
      [this.what, this.left] = [what, null];
      return;
    }
    if (what !== this.what) [this.what, this.end] = [what, Date.now() + seconds * 1000];
    const tick = () => {
      this.left = Math.max(0, Math.ceil((this.end - Date.now()) / 1000));
      if (this.left > 0) return;
      clearInterval(this.ticking);
      over();
    };
    this.ticking = setInterval(tick, 500);
    this.left = Math.max(1, Math.ceil((this.end - Date.now()) / 1000));
  }
}
