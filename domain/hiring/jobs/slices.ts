import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work in one go. */
const SLICE = 8;

/** Natively sorted in one go: a millisecond. */
const RUN = 2000;

/** Long work in slices: between two of them everything else has its turn. */
export class Slices {
  readonly #clock: () => number;
  #end: number;

  /** @param clock milliseconds that have passed since any moment */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#end = clock() + SLICE;
  }

  async each<Item>(items: Iterable<Item>, work: (item: Item, at: number) => void): Promise<void> {
    let at = 0;
    for (const item of items) {
      work(item, at++);
      if (this.#isOver()) await this.#next();
    }
  }

  /** Equals keep their order. */
  async sort<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Promise<Item[]> {
    let runs: Item[][] = [];
    const starts = Array.from({ length: Math.ceil(items.length / RUN) }, (_, n) => n * RUN);
    await this.each(starts, (at) => runs.push(items.slice(at, at + RUN).sort(compare)));
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
    this.#end = this.#clock() + SLICE;
  }
}
