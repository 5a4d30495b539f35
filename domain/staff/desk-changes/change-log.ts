/** What one process has heard of, numbered in the order in which it did. */
import { randomBytes } from 'node:crypto';

/** For maybe everything: whoever hears it reads all anew. */
export const EVERYTHING = '*';

/** So many are remembered; who has heard of none of them reads all anew. */
const MOST_REMEMBERED = 2000;
/** More topics than that at once are everything. */
const MOST_TOLD = 200;

export class ChangeLog {
  /** Another one for each process and each of its starts. */
  readonly #name = randomBytes(9).toString('base64url');
  #last = 0;
  #topics: { number: number; topic: string }[] = [];

  /** Where whoever has heard all goes on. */
  get position(): string {
    return `${this.#name}.${this.#last}`;
  }

  add(topics: Iterable<string>): void {
    for (const topic of topics) this.#topics.push({ number: ++this.#last, topic });
    if (this.#topics.length > MOST_REMEMBERED) this.#topics = this.#topics.slice(-MOST_REMEMBERED);
  }

  /**
   * What came after a position, each topic once; everything after a position of another process, or
   * one from too long ago.
   */
  since(position: string, hears: (topic: string) => boolean): string[] {
    const [name, number] = position.split('.');
    const from = Number(number);
    const forgotten = this.#last - this.#topics.length;
    if (name !== this.#name || !(from >= forgotten && from <= this.#last)) return [EVERYTHING];
    const behind = this.#topics.slice(from - forgotten);
    const told = new Set(behind.map(({ topic }) => topic).filter(hears));
    return told.has(EVERYTHING) || told.size > MOST_TOLD ? [EVERYTHING] : [...told];
  }
}
