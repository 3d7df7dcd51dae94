/** Thinking time, counted down between two updates. */

let now = $state(Date.now());
let listeners = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time, kept up to date while somebody looks; call within an effect or a component. */
export function keepTime(): () => void {
  listeners += 1;
  now = Date.now();
  timer ??= setInterval(() => (now = Date.now()), 250);
  return () => {
    listeners -= 1;
    if (!listeners) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

export function currentTime(): number {
  return now;
}

/** What is left of a clock, at a time. */
export function timeLeft(clock: { left: number; running: boolean }, heardAt: number, at: number): number {
  return Math.max(clock.left - (clock.running ? Math.max(at - heardAt, 0) : 0), 0);
}

/** Milliseconds as 1:02:03, 4:05 or 0:09. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
