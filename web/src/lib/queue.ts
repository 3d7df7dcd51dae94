/** Things that happened, shown one after another so that a person can follow, yet never far behind. */

const LONGEST = 3000; // milliseconds that all that waits may take together
const MOST = 4; // as many are shown apart; of more, the oldest are shown as one

export class Queue<Item> {
  private items: Item[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `beat` says how long an item stays before the next may follow; `join` makes one of two. */
  constructor(
    private readonly show: (item: Item) => void,
    private readonly join: (older: Item, newer: Item) => Item,
    private readonly beat: (item: Item) => number,
  ) {}

  /** Something new: shown in its turn, or at once with all that came before. */
  push(item: Item, atOnce = false): void {
    this.items.push(item);
    if (atOnce) this.flush();
    else if (this.timer === null) this.next();
  }

  /** Show all that waits, as one. */
  flush(): void {
    const all = this.items.splice(0);
    if (all.length) this.showFor(all.reduce(this.join));
  }

  /** Forget all that waits. */
  clear(): void {
    this.items = [];
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  get length(): number {
    return this.items.length;
  }

  private next(): void {
    const crowd = this.items.splice(0, Math.max(this.items.length - MOST + 1, 0));
    if (crowd.length) this.items.unshift(crowd.reduce(this.join));
    const item = this.items.shift();
    if (item !== undefined) this.showFor(item);
  }

  private showFor(item: Item): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.show(item);
    const wait = Math.min(this.beat(item), LONGEST / (this.items.length + 1));
    if (wait > 0) this.timer = setTimeout(() => this.go(), wait);
    else this.next();
  }

  private go(): void {
    this.timer = null;
    this.next();
  }
}
