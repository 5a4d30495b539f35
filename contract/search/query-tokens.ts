import { compoundsOf, groupsOf, join, mayFormCompound } from './compounds.ts';
import { expandUmlauts, synonymOf } from './fold-letters.ts';
import { lengthOf, splitWords, type WordPart } from './word-parts.ts';

export interface TokenVariant {
  /** Letters, marks and digits, folded like those of `indexTokens`. */
  text: string;
  /** Words that begin with it match too. */
  isPrefix: boolean;
}

/** A token of a search. Any of its variants matches; the first is as typed. */
export type QueryToken = readonly TokenVariant[];

/** Minimum letters for a prefix search, so `C`, `R` and `Go` match only whole words. */
const MIN_PREFIX_LENGTH = { latin: 3, other: 2 };

/**
 * Splits a search text into tokens, all of which must match. Empty if the text has none.
 * @param begun which tokens may be prefixes
 */
export function queryTokens(text: string, { begun }: { begun: 'all' | 'last' }): QueryToken[] {
  const parts = splitWords(text);
  const spelled = splitWords(expandUmlauts(text) ?? text);
  const joined = joinedAt(parts);
  const words = parts.map((part, at) => {
    const mayBePrefix = begun === 'all' || at === parts.length - 1;
    const other = synonymOf(part.word);
    const all = [part.word, ...(other ? [other] : [])];
    // Spelling out replaces letters with letters, so the parts have the same indexes.
    const second = spelled[at]?.word;
    if (second !== undefined) all.push(second);
    all.push(...(joined.get(at) ?? []));
    return [...new Set(all)].map((text) => ({ text, isPrefix: mayBePrefix && isLong(text) }));
  });
  return [...new Map(words.map((word) => [keyOf(word), word])).values()];
}

/** The shortest prefix that a search for this word may use; undefined if the word is too short. */
export function shortestPrefix(word: string): string | undefined {
  const letters = [...word];
  const length = minPrefixLength(word);
  return letters.length < length ? undefined : letters.slice(0, length).join('');
}

const keyOf = (word: QueryToken) => word.map((variant) => variant.text).join(' ');

const minPrefixLength = (word: string) =>
  /^[a-z0-9]/.test(word) ? MIN_PREFIX_LENGTH.latin : MIN_PREFIX_LENGTH.other;

const isLong = (word: string) => lengthOf(word) >= minPrefixLength(word);

/** By part index: compounds that the part belongs to if written without a hyphen or space. */
function joinedAt(parts: readonly WordPart[]): Map<number, string[]> {
  const joined = new Map<number, string[]>();
  const add = (at: number, word: string) => joined.set(at, [...(joined.get(at) ?? []), word]);
  let first = 0;
  for (const group of groupsOf(parts)) {
    const [whole, ...pairs] = compoundsOf(group);
    for (const n of group.keys()) {
      if (whole !== undefined) add(first + n, whole);
      for (const pair of pairs.slice(Math.max(0, n - 1), n + 1)) add(first + n, pair);
    }
    first += group.length;
  }
  for (const [at, part] of parts.entries()) {
    const previous = parts[at - 1];
    if (!previous || part.link !== 'space' || !mayFormCompound(previous, part)) continue;
    add(at - 1, join([previous, part]));
    add(at, join([previous, part]));
  }
  return joined;
}
