/** A set of positions in a list of fixed length: one bit each, so that sets are joined and counted at once. */
export class Bits {
  readonly #words: Uint32Array;

  /** @param length positions in the list */
  constructor(length: number) {
    this.#words = new Uint32Array(Math.ceil(length / 32));
  }

  add(position: number): void {
    const at = position >>> 5;
    this.#words[at] = this.#word(at) | (1 << (position & 31));
  }

  has(position: number): boolean {
    return (this.#word(position >>> 5) & (1 << (position & 31))) !== 0;
  }

  /** Leaves what is in both. */
  and(other: Bits): this {
    for (let at = 0; at < this.#words.length; at++) {
      this.#words[at] = this.#word(at) & other.#word(at);
    }
    return this;
  }

  /** Adds what is in the other. */
  or(other: Bits): this {
    for (let at = 0; at < this.#words.length; at++) {
      this.#words[at] = this.#word(at) | other.#word(at);
    }
    return this;
  }

  copy(): Bits {
    const copy = new Bits(this.#words.length * 32);
    copy.#words.set(this.#words);
    return copy;
  }

  count(): number {
    return this.countCommon(this);
  }

  /** How many are in both. */
  countCommon(other: Bits): number {
    let sum = 0;
    for (let at = 0; at < this.#words.length; at++) sum += ones(this.#word(at) & other.#word(at));
    return sum;
  }

  #word(at: number): number {
    return this.#words[at] ?? 0;
  }
}

/** Bits that are set, by adding neighbours: pairs, then fours, then bytes. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return (((sum + (sum >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
