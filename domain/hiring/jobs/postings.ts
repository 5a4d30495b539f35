import { Bits } from './bits.ts';

/** A typed array of fewer takes more room than a list. */
const FEW = 24;

/** The positions of what has one word, or one value: a list while they are few, then bits. */
export class Postings {
  readonly #length: number;
  #list: number[] | Uint32Array = [];
  #bits: Bits | undefined;

  /** @param length positions in the whole list */
  constructor(length: number) {
    this.#length = length;
  }

  /** Positions come in ascending order, each once; none after `close`. */
  add(position: number): void {
    if (this.#bits) {
      this.#bits.add(position);
      return;
    }
    (this.#list as number[]).push(position);
    // From here on a bit for each position takes less room than the list.
    if (this.#list.length * 64 <= this.#length) return;
    const bits = new Bits(this.#length);
    for (const one of this.#list) bits.add(one);
    this.#bits = bits;
    this.#list = [];
  }

  /** A long list takes half the room from now on. */
  close(): void {
    if (this.#list.length > FEW) this.#list = Uint32Array.from(this.#list);
  }

  addTo(bits: Bits): void {
    if (this.#bits) bits.or(this.#bits);
    else for (const position of this.#list) bits.add(position);
  }

  count(): number {
    return this.#bits?.count() ?? this.#list.length;
  }

  countIn(bits: Bits): number {
    if (this.#bits) return bits.countCommon(this.#bits);
    let sum = 0;
    for (const position of this.#list) if (bits.has(position)) sum++;
    return sum;
  }
}
