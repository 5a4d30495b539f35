import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before other work gets a turn. */
const SLICE_DURATION = 8;

/** Elements sorted natively without a pause, which takes about a millisecond. */
const RUN_LENGTH = 2000;

/** Runs long work in slices, between which the event loop handles other work. */
export class Scheduler {
  readonly #clock: () => number;
  #end: number;

  /** @param clock monotonic milliseconds */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#end = clock() + SLICE_DURATION;
  }

  async each<Item>(
    items: Iterable<Item>,
    work: (item: Item, index: number) => void,
  ): Promise<void> {
    let index = 0;
    for (const item of items) {
      work(item, index++);
      if (this.#isOver()) await this.#next();
    }
  }

  /** Stable. */
  async sort<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Promise<Item[]> {
    let runs: Item[][] = [];
    const starts = Array.from(
      { length: Math.ceil(items.length / RUN_LENGTH) },
      (_, n) => n * RUN_LENGTH,
    );
    await this.each(starts, (start) =>
      runs.push(items.slice(start, start + RUN_LENGTH).sort(compare)),
    );
    while (runs.length > 1) {
      const merged: Item[][] = [];
      for (let at = 0; at < runs.length; at += 2) {
        merged.push(await this.#merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
      }
      runs = merged;
    }
    return runs[0] ?? [];
  }

  async #merge<Item>(left: Item[], right: Item[], compare: (a: Item, b: Item) => number) {
    const merged: Item[] = [];
    let from = 0;
    await this.each(left, (item) => {
      while (from < right.length && compare(right[from] as Item, item) < 0) {
        merged.push(right[from++] as Item);
      }
      merged.push(item);
    });
    await this.each(right.slice(from), (item) => merged.push(item));
    return merged;
  }

  #isOver(): boolean {
    return this.#clock() >= this.#end;
  }

  async #next(): Promise<void> {
    await setImmediate();
    this.#end = this.#clock() + SLICE_DURATION;
  }
}
