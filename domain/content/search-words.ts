/**
 * The words of what people wrote, as both the index and a search have them, and a search that has found nothing, with the words that no index has replaced by those that are one letter away.
 * It asks twice: which words are known, then which of some hundred others are.
 */

import { latinDigits } from '#contract/digits.ts';
import { askedWords, indexedWords, nearWords, partsOf } from '#contract/search/index.ts';
import type { SearchedWord, Vocabulary } from '#db/dialects/dialect.ts';

/** Words of a search that may be mistaken. */
const MOST_MISTAKES = 2;

/** Words that may be meant by one. */
export const MOST_MEANT = 5;

/** What may be meant, by the mistaken word as it was typed. */
export type Meant = ReadonlyMap<string, readonly string[]>;

/**
 * @param known of each word, whether the index has it
 * @returns of each mistaken word what is one letter away; undefined where none is, or one is near nothing
 */
export function mistakesIn(
  words: readonly SearchedWord[],
  known: readonly boolean[],
): Meant | undefined {
  const mistaken = words.filter((_, at) => !known[at]).map(typedWord);
  if (mistaken.length === 0 || mistaken.length > MOST_MISTAKES) return undefined;
  const near = new Map(mistaken.map((word) => [word, nearWords(word)]));
  return [...near.values()].every(({ length }) => length > 0) ? near : undefined;
}

const typedWord = (word: SearchedWord) => word[0]?.word ?? '';

/** The search with what may be meant beside what was typed. */
export const withMeant = (words: readonly SearchedWord[], meant: Meant): SearchedWord[] =>
  words.map((word) => [
    ...word,
    ...(meant.get(typedWord(word)) ?? []).map((each) => ({ word: each, isBeginning: true })),
  ]);

/** Whether there is something to look for in the place of each mistake. */
export const areMeant = (meant: Meant): boolean =>
  [...meant.values()].every(({ length }) => length > 0);

/** @returns undefined where every word is known, or nothing is near */
export async function similarWords(
  words: readonly SearchedWord[],
  vocabulary: Vocabulary,
): Promise<readonly SearchedWord[] | undefined> {
  const known: boolean[] = [];
  for (const word of words) known.push(await vocabulary.has(word));
  const mistakes = mistakesIn(words, known);
  if (!mistakes) return undefined;
  const meant = new Map<string, string[]>();
  for (const [word, near] of mistakes) meant.set(word, await vocabulary.among(near, MOST_MEANT));
  return areMeant(meant) ? withMeant(words, meant) : undefined;
}

/** Further ones narrow nothing. */
const MOST_WORDS = 8;

/**
 * What a search of the desk asks for: every word, the last one maybe only begun, parts of numbers, addresses as
 * a whole. Empty where there is no word in it.
 */
export function searchedWords(text: string): SearchedWord[] {
  const plain: string[] = [];
  const words: SearchedWord[] = [];
  for (const part of text.split(/\s+/)) {
    const addresses = addressWords(part);
    if (addresses.length === 0) plain.push(part);
    else words.push(...addresses.map((word) => [{ word, isBeginning: true }]));
  }
  for (const asked of askedWords(plain.join(' '), { begun: 'last' })) {
    words.push(
      asked.map(({ word, isBeginning }) => ({
        word: dialled(word),
        isBeginning: isBeginning || /^\d{3,}$/.test(word),
      })),
    );
  }
  return words.slice(0, MOST_WORDS);
}

/** The text around an address. */
const AROUND = /[\s<>()[\]{},;:"'|]+/;

/** Characters, as of every word. */
const LONGEST = 60;

/** A number without its dialling prefix. */
export const dialled = (word: string) => (/^0+\d{5,}$/.test(word) ? word.replace(/^0+/, '') : word);

export const plainWords = (text: string): string[] => indexedWords(text).map(dialled);

/** Mail addresses in a text, each as one word: `sita@example.com` as `sitaexamplecom`. */
export function addressWords(text: string): string[] {
  return text
    .split(AROUND)
    .filter((part) => /.@./.test(part))
    .map((part) =>
      partsOf(part)
        .map(({ base }) => base)
        .join('')
        .slice(0, LONGEST),
    )
    .filter((word) => word !== '');
}

/** A number and all that it ends with, down to four digits: so it is found by any part of it. */
export function numberWords(phone: string): string[] {
  const digits = latinDigits(phone.normalize('NFKC')).replace(/\D/g, '');
  const count = Math.max(0, digits.length - 3);
  return Array.from({ length: count }, (_, at) => digits.slice(at));
}
