/**
 * Tokens of searches: the console's tokens of names, numbers and addresses, and the correction of
 * typing errors. If a search finds nothing, each token that the index does not have is replaced by
 * tokens one letter away. That takes two steps of lookups: which tokens the index has, and which of
 * about a hundred similar ones it has.
 */

import { latinDigits } from '#contract/digits.ts';
import { indexTokens, queryTokens, similarTokens, splitWords } from '#contract/search/index.ts';
import type { QueryToken, Vocabulary } from '#db/dialects/dialect.ts';

/** A search with more unknown tokens than this is not corrected. */
const MOST_MISTAKES = 2;

/** Most corrections of one token. */
export const MAX_CORRECTIONS = 5;

/** Possible corrections, by the unknown token as typed. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/**
 * @param isIndexed for each token, whether the index has it
 * @returns candidates one letter away from each unknown token; undefined if there are no or too
 *   many unknown tokens, or if one of them has no candidates
 */
export function correctionCandidates(
  tokens: readonly QueryToken[],
  isIndexed: readonly boolean[],
): Corrections | undefined {
  const unknown = tokens.filter((_, index) => !isIndexed[index]).map(typedText);
  if (unknown.length === 0 || unknown.length > MOST_MISTAKES) return undefined;
  const candidates = new Map(unknown.map((word) => [word, similarTokens(word)]));
  return [...candidates.values()].every(({ length }) => length > 0) ? candidates : undefined;
}

const typedText = (word: QueryToken) => word[0]?.text ?? '';

/** The search with the corrections as alternatives of the typed tokens. */
export const withCorrections = (tokens: readonly QueryToken[], meant: Corrections): QueryToken[] =>
  tokens.map((word) => [
    ...word,
    ...(meant.get(typedText(word)) ?? []).map((correction) => ({
      text: correction,
      isPrefix: true,
    })),
  ]);

/** True if each unknown token has a correction. */
export const hasCorrections = (meant: Corrections): boolean =>
  [...meant.values()].every(({ length }) => length > 0);

/**
 * @returns the corrected search; undefined if all tokens are in the index, or one has no correction
 */
export async function correctedTokens(
  tokens: readonly QueryToken[],
  vocabulary: Vocabulary,
): Promise<readonly QueryToken[] | undefined> {
  const isIndexed: boolean[] = [];
  for (const word of tokens) isIndexed.push(await vocabulary.has(word));
  const mistakes = correctionCandidates(tokens, isIndexed);
  if (!mistakes) return undefined;
  const meant = new Map<string, string[]>();
  for (const [word, candidates] of mistakes) {
    meant.set(word, await vocabulary.existing(candidates, MAX_CORRECTIONS));
  }
  return hasCorrections(meant) ? withCorrections(tokens, meant) : undefined;
}

/** Tokens of a search. More would hardly narrow the result. */
const MOST_WORDS = 8;

/**
 * The tokens of a search in the console, all of which must match. The last one and numbers of three
 * or more digits match as prefixes; an e-mail address is one token. Empty if the text has no token.
 */
export function searchTokens(text: string): QueryToken[] {
  const textParts: string[] = [];
  const tokens: QueryToken[] = [];
  for (const part of text.split(/\s+/)) {
    const addresses = addressTokens(part);
    if (addresses.length === 0) textParts.push(part);
    else tokens.push(...addresses.map((text) => [{ text, isPrefix: true }]));
  }
  for (const alternatives of queryTokens(textParts.join(' '), { begun: 'last' })) {
    tokens.push(
      alternatives.map(({ text, isPrefix }) => ({
        text: withoutDialingPrefix(text),
        isPrefix: isPrefix || /^\d{3,}$/.test(text),
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
export const withoutDialingPrefix = (word: string) =>
  /^0+\d{5,}$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word;

export const plainTokens = (text: string): string[] => indexTokens(text).map(withoutDialingPrefix);

/** The e-mail addresses in a text, each as one token: `sita@example.com` is `sitaexamplecom`. */
export function addressTokens(text: string): string[] {
  return text
    .split(SEPARATOR)
    .filter((part) => /.@./.test(part))
    .map((part) =>
      splitWords(part)
        .map(({ base }) => base)
        .join('')
        .slice(0, LONGEST),
    )
    .filter((word) => word !== '');
}

/** A number and its suffixes of at least four digits. A prefix search then finds any part of it. */
export function numberTokens(phone: string): string[] {
  const digits = latinDigits(phone.normalize('NFKC')).replace(/\D/g, '');
  const count = Math.max(0, digits.length - 3);
  return Array.from({ length: count }, (_, start) => digits.slice(start));
}
