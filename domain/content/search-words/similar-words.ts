/**
 * A search that has found nothing, with the words that no index has replaced by those that are one letter away.
 * It asks twice: which words are known, then which of some hundred others are.
 */
import { nearWords } from '#contract/search/index.ts';
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
