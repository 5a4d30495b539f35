/** Which openings have which words; a word that is searched for may be the beginning of one. */
import type { AskedWord, Spelling } from '#contract/search/index.ts';
import { Bits } from './bits.ts';
import { Postings } from './postings.ts';
import type { Slices } from './slices.ts';

/** Sets found lately are remembered, as many as this. */
const REMEMBERED = 100;

export class WordIndex {
  readonly #length: number;
  readonly #postings = new Map<string, Postings>();
  readonly #found = new Map<string, Bits>();
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
    await slices.each(this.#postings.values(), (postings) => postings.close());
  }

  /** Openings that have one of the spellings. */
  find(word: AskedWord): Bits {
    const key = word.map(({ word: each, isBeginning }) => each + (isBeginning ? '*' : '')).join();
    const remembered = this.#found.get(key);
    if (remembered) return remembered;
    const found = new Bits(this.#length);
    for (const spelling of word) {
      for (const each of this.#wordsOf(spelling)) this.#postings.get(each)?.addTo(found);
    }
    const [oldest] = this.#found.keys();
    if (oldest !== undefined && this.#found.size >= REMEMBERED) this.#found.delete(oldest);
    this.#found.set(key, found);
    return found;
  }

  /** Of some hundred words those that any of these openings has, at most `most`; the most frequent first. */
  among(words: readonly string[], openings: Bits, most: number): string[] {
    return words
      .map((word) => ({ word, count: this.#postings.get(word)?.countIn(openings) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
      .slice(0, most)
      .map(({ word }) => word);
  }

  #wordsOf({ word, isBeginning }: Spelling): Iterable<string> {
    return isBeginning ? this.#wordsFrom(word) : [word];
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
