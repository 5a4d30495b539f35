/** The jobs that have each token. A searched token may match as a prefix. */
import type { QueryToken, TokenVariant } from '#contract/search/index.ts';
import { Bits } from '#domain/support/bits.ts';
import { Postings } from '#domain/support/postings.ts';
import type { Scheduler } from './scheduler.ts';

/** Recent results that are cached. */
const CACHE_SIZE = 100;

export class TokenIndex {
  readonly #length: number;
  readonly #postings = new Map<string, Postings>();
  readonly #cache = new Map<string, Bits>();
  #vocabulary: readonly string[] = [];

  /** @param length the number of jobs */
  constructor(length: number) {
    this.#length = length;
  }

  /** Positions must be added in ascending order. */
  add(position: number, tokens: Iterable<string>): void {
    for (const token of new Set(tokens)) {
      let postings = this.#postings.get(token);
      if (!postings) {
        postings = new Postings(this.#length);
        this.#postings.set(token, postings);
      }
      postings.add(position);
    }
  }

  /** Completes the index. Nothing can be added afterwards. */
  async close(scheduler: Scheduler): Promise<void> {
    const tokens = [...this.#postings.keys()];
    this.#vocabulary = await scheduler.sort(tokens, (a, b) => (a < b ? -1 : 1));
    await scheduler.each(this.#postings.values(), (postings) => postings.close());
  }

  /** Jobs that have one of the token's variants. */
  find(word: QueryToken): Bits {
    const key = word.map(({ text: each, isPrefix }) => each + (isPrefix ? '*' : '')).join();
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const jobs = new Bits(this.#length);
    for (const variant of word) {
      for (const token of this.#tokensOf(variant)) this.#postings.get(token)?.addTo(jobs);
    }
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size >= CACHE_SIZE) this.#cache.delete(oldest);
    this.#cache.set(key, jobs);
    return jobs;
  }

  /**
   * The most frequent of these tokens among these jobs, at most `most`. Tokens that no job has are
   * left out.
   */
  among(tokens: readonly string[], jobs: Bits, limit: number): string[] {
    return tokens
      .map((word) => ({ word, count: this.#postings.get(word)?.countIn(jobs) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
      .slice(0, limit)
      .map(({ word }) => word);
  }

  #tokensOf({ text, isPrefix }: TokenVariant): Iterable<string> {
    return isPrefix ? this.#tokensFrom(text) : [text];
  }

  *#tokensFrom(beginning: string): Iterable<string> {
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
