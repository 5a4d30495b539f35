/** Words typed without the space that the entries have: `frontend` finds `front end`. */
import type { QueryToken } from '#contract/search/index.ts';
import type { Vocabulary } from '#db/dialects/dialect.ts';

/** Letters of each part, and of the whole word. */
const MIN_PART = 2;
const MAX_WORD = 20;

/**
 * @returns the search with each unknown token divided in two known ones, the most frequent if there
 *   are several ways; undefined if no token is unknown, or one cannot be divided
 */
export async function dividedTokens(
  tokens: readonly QueryToken[],
  vocabulary: Vocabulary,
): Promise<readonly QueryToken[] | undefined> {
  const divided: QueryToken[] = [];
  for (const token of tokens) {
    if (await vocabulary.has(token)) {
      divided.push(token);
      continue;
    }
    const parts = await partsOf(token[0]?.text ?? '', vocabulary);
    if (!parts) return undefined;
    divided.push(...parts.map((text) => [{ text, isPrefix: false }]));
  }
  return divided.length > tokens.length ? divided : undefined;
}

async function partsOf(word: string, vocabulary: Vocabulary) {
  const letters = [...word];
  if (letters.length > MAX_WORD) return undefined;
  const ends = Array.from({ length: letters.length }, (_, end) => end).slice(MIN_PART);
  const pairs = ends
    .slice(0, -MIN_PART + 1)
    .map((end) => [letters.slice(0, end).join(''), letters.slice(end).join('')]);
  const words = [...new Set(pairs.flat())];
  if (words.length === 0) return undefined;
  const known = await vocabulary.existing(words, words.length);
  const rank = (pair: readonly string[]) => Math.max(...pair.map((part) => known.indexOf(part)));
  return pairs
    .filter((pair) => pair.every((part) => known.includes(part)))
    .sort((a, b) => rank(a) - rank(b))[0];
}
