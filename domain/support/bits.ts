/**
 * A set of positions in a list of fixed length, one bit each. Sets are combined and counted 32
 * positions at a time.
 */
export class Bits {
  readonly #words: Uint32Array;

  /** @param length the number of positions */
  constructor(length: number) {
    this.#words = new Uint32Array(Math.ceil(length / 32));
  }

  /** All positions. */
  static full(length: number): Bits {
    const bits = new Bits(length);
    bits.#words.fill(0xffffffff);
    if (length % 32 > 0) bits.#words[bits.#words.length - 1] = 2 ** (length % 32) - 1;
    return bits;
  }

  /** Of `toBytes`. */
  get byteLength(): number {
    return this.#words.byteLength;
  }

  add(position: number): void {
    const index = position >>> 5;
    this.#words[index] = this.#word(index) | (1 << (position & 31));
  }

  has(position: number): boolean {
    return (this.#word(position >>> 5) & (1 << (position & 31))) !== 0;
  }

  /** Intersects in place. */
  and(other: Bits): this {
    for (let index = 0; index < this.#words.length; index++) {
      this.#words[index] = this.#word(index) & other.#word(index);
    }
    return this;
  }

  /** Unites in place. */
  or(other: Bits): this {
    for (let index = 0; index < this.#words.length; index++) {
      this.#words[index] = this.#word(index) | other.#word(index);
    }
    return this;
  }

  /** Adds a set that `toBytes` returned, of the same list. */
  orBytes(bytes: Uint8Array): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let index = 0; index < this.#words.length; index++) {
      this.#words[index] = this.#word(index) | view.getUint32(index * 4, true);
    }
  }

  /** Four bytes for each 32 positions, little-endian. */
  toBytes(): Uint8Array {
    const view = new DataView(new ArrayBuffer(this.#words.length * 4));
    this.#words.forEach((word, index) => {
      view.setUint32(index * 4, word, true);
    });
    return new Uint8Array(view.buffer);
  }

  /** The lowest positions, at most `limit`, in ascending order. */
  first(limit: number): number[] {
    const positions: number[] = [];
    for (let index = 0; index < this.#words.length && positions.length < limit; index++) {
      for (let word = this.#word(index); word !== 0 && positions.length < limit; word &= word - 1) {
        positions.push(index * 32 + 31 - Math.clz32(word & -word));
      }
    }
    return positions;
  }

  /** Removes positions in place. */
  delete(positions: Iterable<number>): this {
    for (const position of positions) {
      const index = position >>> 5;
      this.#words[index] = this.#word(index) & ~(1 << (position & 31));
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

  /** Size of the intersection. */
  countCommon(other: Bits): number {
    let sum = 0;
    for (let index = 0; index < this.#words.length; index++)
      sum += popcount(this.#word(index) & other.#word(index));
    return sum;
  }

  #word(index: number): number {
    return this.#words[index] ?? 0;
  }
}

/** Population count: adds neighboring bits, then pairs, then fours, then bytes. */
function popcount(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return (((sum + (sum >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
