/**
 * Tokens of searches: the console's tokens of names, numbers and addresses, and the correction of
 * typing errors. If a search finds nothing, each token that the index does not have is replaced by
 * tokens one letter away. That takes two steps of lookups: which tokens the index has, and which of
 * about a hundred similar ones it has.
 */

import { latinDigits } from '#contract/digits.ts';
import { askedWords, indexedWords, nearWords, partsOf } from '#contract/search/index.ts';
import type { SearchedWord, Vocabulary } from '#db/dialects/dialect.ts';

/** A search with more unknown tokens than this is not corrected. */
const MOST_MISTAKES = 2;

/** Most corrections of one token. */
export const MOST_MEANT = 5;

/** Possible corrections, by the unknown token as typed. */
export type Meant = ReadonlyMap<string, readonly string[]>;

/**
 * @param isIndexed for each token, whether the index has it
 * @returns candidates one letter away from each unknown token; undefined if there are no or too
 *   many unknown tokens, or if one of them has no candidates
 */
export function mistakesIn(
  tokens: readonly SearchedWord[],
  isIndexed: readonly boolean[],
): Meant | undefined {
  const unknown = tokens.filter((_, index) => !isIndexed[index]).map(typedWord);
  if (unknown.length === 0 || unknown.length > MOST_MISTAKES) return undefined;
  const candidates = new Map(unknown.map((word) => [word, nearWords(word)]));
  return [...candidates.values()].every(({ length }) => length > 0) ? candidates : undefined;
}

const typedWord = (word: SearchedWord) => word[0]?.word ?? '';

/** The search with the corrections as alternatives of the typed tokens. */
export const withMeant = (tokens: readonly SearchedWord[], meant: Meant): SearchedWord[] =>
  tokens.map((word) => [
    ...word,
    ...(meant.get(typedWord(word)) ?? []).map((correction) => ({
      word: correction,
      isBeginning: true,
    })),
  ]);

/** True if each unknown token has a correction. */
export const areMeant = (meant: Meant): boolean =>
  [...meant.values()].every(({ length }) => length > 0);

/**
 * @returns the corrected search; undefined if all tokens are in the index, or one has no correction
 */
export async function similarWords(
  tokens: readonly SearchedWord[],
  vocabulary: Vocabulary,
): Promise<readonly SearchedWord[] | undefined> {
  const isIndexed: boolean[] = [];
  for (const word of tokens) isIndexed.push(await vocabulary.has(word));
  const mistakes = mistakesIn(tokens, isIndexed);
  if (!mistakes) return undefined;
  const meant = new Map<string, string[]>();
  for (const [word, candidates] of mistakes) {
    meant.set(word, await vocabulary.among(candidates, MOST_MEANT));
  }
  return areMeant(meant) ? withMeant(tokens, meant) : undefined;
}

/** Tokens of a search. More would hardly narrow the result. */
const MOST_WORDS = 8;

/**
 * The tokens of a search in the console, all of which must match. The last one and numbers of three
 * or more digits match as prefixes; an e-mail address is one token. Empty if the text has no token.
 */
export function searchedWords(text: string): SearchedWord[] {
  const textParts: string[] = [];
  const tokens: SearchedWord[] = [];
  for (const part of text.split(/\s+/)) {
    const addresses = addressWords(part);
    if (addresses.length === 0) textParts.push(part);
    else tokens.push(...addresses.map((word) => [{ word, isBeginning: true }]));
  }
  for (const alternatives of askedWords(textParts.join(' '), { begun: 'last' })) {
    tokens.push(
      alternatives.map(({ word, isBeginning }) => ({
        word: dialled(word),
        isBeginning: isBeginning || /^\d{3,}$/.test(word),
      })),
    );
  }
  return tokens.slice(0, MOST_WORDS);
}

/** Separates an e-mail address from the text around it. */
const SEPARATOR = /[\s<>()[\]{},;:"'|]+/;

/** Characters, the same limit as for other tokens. */
const LONGEST = 60;

/**
 * Removes the leading zeros of a number, which are a dialing prefix. Other tokens are unchanged.
 */
export const dialled = (word: string) => (/^0+\d{5,}$/.test(word) ? word.replace(/^0+/, '') : word);

export const plainWords = (text: string): string[] => indexedWords(text).map(dialled);

/** The e-mail addresses in a text, each as one token: `sita@example.com` is `sitaexamplecom`. */
export function addressWords(text: string): string[] {
  return text
    .split(SEPARATOR)
    .filter((part) => /.@./.test(part))
    .map((part) =>
      partsOf(part)
        .map(({ base }) => base)
        .join('')
        .slice(0, LONGEST),
    )
    .filter((word) => word !== '');
}

/** A number and its suffixes of at least four digits. A prefix search then finds any part of it. */
export function numberWords(phone: string): string[] {
  const digits = latinDigits(phone.normalize('NFKC')).replace(/\D/g, '');
  const count = Math.max(0, digits.length - 3);
  return Array.from({ length: count }, (_, start) => digits.slice(start));
}
