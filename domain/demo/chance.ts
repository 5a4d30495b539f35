/** A seeded random generator (mulberry32), so that each run makes the same choices. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to 1, without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer, both ends included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** @param probability from 0 to 1 */
  isHit(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is no item to pick');
    return item;
  }

  /** As many different items as `count`, or all if there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const remaining = [...items];
    const picks: Item[] = [];
    while (picks.length < count && remaining.length > 0) {
      picks.push(...remaining.splice(Math.floor(this.next() * remaining.length), 1));
    }
    return picks;
  }
}
