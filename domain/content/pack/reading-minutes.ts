import { plainTextOf } from '#domain/content/rich-text/index.ts';

/** Words that somebody who reads slowly reads in a minute: the site tells how long it takes at most. */
const WORDS_A_MINUTE = 200;

/** What stands between spaces and has a letter or a digit in it, in any script. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/**
 * Whole minutes, at least one, that reading a sanitised body takes at most: 200 words a minute. What
 * pictures say is not counted, tables and code are.
 */
export function readingMinutes(body: string): number {
  const words = plainTextOf(body).match(WORD)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
