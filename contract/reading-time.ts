/** How long a text takes to read, computed in the same way by the site and by the console. */

/** The speed of a slow reader, because the site says how long reading takes at most. */
const WORDS_A_MINUTE = 200;

/** Text between spaces with at least one letter or digit, in any script. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

export const countWords = (plainText: string): number => plainText.match(WORD)?.length ?? 0;

/** Whole minutes, at least one. */
export const readingMinutesOf = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
