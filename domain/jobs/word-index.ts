/** Which openings have which words; a word that is searched for may be the beginning of one. */
import { Bits } from './bits.ts';
import { Postings } from './postings.ts';
import type { Slices } from './slices.ts';

/** Sets found lately are remembered, as many as this. */
const REMEMBERED = 100;

export class WordIndex {
  readonly #length: number;
  readonly #postings = new Map<string, Postings>();
  readonly #found = new Map<string, Bits>();
  /** What most words have to be joined for is joined before anybody asks. */
  readonly #byLetter = new Map<string, Bits>();
  #vocabulary: readonly string[] = [];

  /** @param length positions in the list */
  constructor(length: number) {
    this.#length = length;
  }

  /** Positions come in ascending order. */
  add(position: number, words: Iterable<string>): void {
    for (const word of new Set(words)) {
      let postings = this.#postings.get(word);
      if (!postings) {
        postings = new Postings(this.#length);
        this.#postings.set(word, postings);
      }
      postings.add(position);
    }
  }

  /** Nothing is added any more. */
  async close(slices: Slices): Promise<void> {
    const words = [...this.#postings.keys()];
    this.#vocabulary = await slices.sort(words, (a, b) => (a < b ? -1 : 1));
    await slices.each(this.#postings, ([word, postings]) => {
      postings.close();
      const letter = word.charAt(0);
      const found = this.#byLetter.get(letter) ?? new Bits(this.#length);
      postings.addTo(found);
      this.#byLetter.set(letter, found);
    });
  }

  /** Openings that have a word that begins so. */
  find(beginning: string): Bits {
    const remembered = this.#byLetter.get(beginning) ?? this.#found.get(beginning);
    if (remembered) return remembered;
    const found = new Bits(this.#length);
    for (const word of this.#wordsFrom(beginning)) this.#postings.get(word)?.addTo(found);
    const [oldest] = this.#found.keys();
    if (oldest !== undefined && this.#found.size >= REMEMBERED) this.#found.delete(oldest);
    this.#found.set(beginning, found);
    return found;
  }

  *#wordsFrom(beginning: string): Iterable<string> {
    const vocabulary = this.#vocabulary;
    let [low, high] = [0, vocabulary.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((vocabulary[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    for (let word = vocabulary[low]; word?.startsWith(beginning); word = vocabulary[++low]) {
      yield word;
    }
  }
}
