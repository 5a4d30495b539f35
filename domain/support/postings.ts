import { Bits } from './bits.ts';

/** A typed array with fewer elements takes more memory than a plain one. */
const MIN_TYPED_LENGTH = 24;

/** The positions of one token or value: a list while they are few, then a bit set. */
export class Postings {
  readonly #length: number;
  #list: number[] | Uint32Array = [];
  #bits: Bits | undefined;

  /** @param length the number of positions */
  constructor(length: number) {
    this.#length = length;
  }

  /** Positions must be added in ascending order, each once, and none after `close`. */
  add(position: number): void {
    if (this.#bits) {
      this.#bits.add(position);
      return;
    }
    (this.#list as number[]).push(position);
    // With more positions, a bit set takes less memory than the list.
    if (this.#list.length * 64 <= this.#length) return;
    const bits = new Bits(this.#length);
    for (const existing of this.#list) bits.add(existing);
    this.#bits = bits;
    this.#list = [];
  }

  /** Converts a long list to a typed array, which takes half the memory. */
  close(): void {
    if (this.#list.length > MIN_TYPED_LENGTH) this.#list = Uint32Array.from(this.#list);
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

  /** A list of numbers of four bytes, little-endian, or a bit set; see `addStored`. */
  toBytes(): Uint8Array {
    if (this.#bits) return this.#bits.toBytes();
    const view = new DataView(new ArrayBuffer(this.#list.length * 4));
    this.#list.forEach((position, index) => {
      view.setUint32(index * 4, position, true);
    });
    return new Uint8Array(view.buffer);
  }
}

/**
 * Adds positions that `toBytes` returned, of a list of the same length. A list is always shorter
 * than a bit set.
 */
export function addStored(bits: Bits, bytes: Uint8Array): void {
  if (bytes.byteLength >= bits.byteLength) {
    bits.orBytes(bytes);
    return;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.byteLength; at += 4) bits.add(view.getUint32(at, true));
}
