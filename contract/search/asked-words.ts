import { otherName, spelledOut } from './fold-letters.ts';
import { areJoinable, groupsOf, join, joinedOf } from './joined.ts';
import { lengthOf, type Part, partsOf } from './parts.ts';

export interface Spelling {
  /** Letters, marks and digits, folded as `indexedWords` folds them. */
  word: string;
  /** Whether words that begin with it do as well. */
  isBeginning: boolean;
}

/** One word of a search: each of its spellings will do. The first is how it was typed. */
export type AskedWord = readonly Spelling[];

/** Letters from which on a beginning is searched: `C`, `R` and `Go` are whole words. */
const SHORTEST_BEGINNING = { latin: 3, other: 2 };

/**
 * The words that all have to occur in what is found; empty where there is none in the text.
 * @param begun which of them may be begun only
 */
export function askedWords(text: string, { begun }: { begun: 'all' | 'last' }): AskedWord[] {
  const parts = partsOf(text);
  const spelled = partsOf(spelledOut(text) ?? text);
  const joined = joinedAt(parts);
  const words = parts.map((part, at) => {
    const mayBegin = begun === 'all' || at === parts.length - 1;
    const other = otherName(part.word);
    const all = [part.word, ...(other ? [other] : [])];
    // Both have the same parts: letters are replaced by letters.
    const second = spelled[at]?.word;
    if (second !== undefined) all.push(second);
    all.push(...(joined.get(at) ?? []));
    return [...new Set(all)].map((word) => ({ word, isBeginning: mayBegin && isLong(word) }));
  });
  return [...new Map(words.map((word) => [keyOf(word), word])).values()];
}

const keyOf = (word: AskedWord) => word.map((spelling) => spelling.word).join(' ');

function isLong(word: string): boolean {
  const least = /^[a-z0-9]/.test(word) ? SHORTEST_BEGINNING.latin : SHORTEST_BEGINNING.other;
  return lengthOf(word) >= least;
}

/** For each part, words that it is a part of to somebody who writes them without a hyphen or a space. */
function joinedAt(parts: readonly Part[]): Map<number, string[]> {
  const joined = new Map<number, string[]>();
  const note = (at: number, word: string) => joined.set(at, [...(joined.get(at) ?? []), word]);
  let first = 0;
  for (const group of groupsOf(parts)) {
    const [whole, ...pairs] = joinedOf(group);
    for (const n of group.keys()) {
      if (whole !== undefined) note(first + n, whole);
      for (const pair of pairs.slice(Math.max(0, n - 1), n + 1)) note(first + n, pair);
    }
    first += group.length;
  }
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    if (!before || part.link !== 'space' || !areJoinable(before, part)) continue;
    note(at - 1, join([before, part]));
    note(at, join([before, part]));
  }
  return joined;
}
