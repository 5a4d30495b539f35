/** Accents of Latin, Greek and Cyrillic letters, once they stand by themselves. */
const ACCENTS = /[\u0300-\u036f]/g;

/** What is written inside words without being part of them: apostrophes and joiners. */
const INSIDE = /['’ʼ\u00ad\u200b-\u200d]/g;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Longer ones are no words. */
const LONGEST = 60;

/**
 * The words of a text as they are searched for, on every engine alike: in lower case, without
 * accents; the vowel signs of Devanagari belong to the word.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').replace(INSIDE, '').toLowerCase();
  return (plain.match(WORD) ?? []).map((word) => word.slice(0, LONGEST));
}
