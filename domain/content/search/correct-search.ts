/**
 * Other searches for one without a match: its unknown words divided in two (`frontend` as `front
 * end`), then replaced by words one letter away. One query says which of all these words exist.
 */
import type { QueryToken } from '#contract/search/index.ts';
import {
  correctionCandidates,
  hasCorrections,
  MAX_CORRECTIONS,
  withCorrections,
} from '#domain/content/search-tokens.ts';

/** Letters of each part, and of the whole word. */
const MIN_PART = 2;
const MAX_WORD = 20;

/**
 * @param isIndexed for each token, whether the index has it
 * @param existing which of these words the index has, the most frequent first
 * @returns the searches to try, in order
 */
export async function correctSearch(
  tokens: readonly QueryToken[],
  isIndexed: readonly boolean[],
  existing: (words: readonly string[]) => Promise<readonly string[]>,
): Promise<(readonly QueryToken[])[]> {
  const divisions = tokens.map((token, at) => (isIndexed[at] ? [] : divisionsOf(token)));
  const similar = correctionCandidates(tokens, isIndexed);
  const words = [...divisions.flat(2), ...(similar ? [...similar.values()].flat() : [])];
  const known = await existing([...new Set(words)]);
  const divided = tokens.map((token, at) =>
    isIndexed[at] ? [token] : bestDivision(divisions[at] ?? [], known),
  );
  const meant = new Map(
    [...(similar ?? [])].map(([word, near]) => [
      word,
      known.filter((each) => near.includes(each)).slice(0, MAX_CORRECTIONS),
    ]),
  );
  return [
    divided.every((parts) => parts.length > 0) && divided.flat(),
    similar && hasCorrections(meant) && withCorrections(tokens, meant),
  ].filter((search) => typeof search === 'object');
}

/** All ways to divide a word in two. */
function divisionsOf(token: QueryToken): [string, string][] {
  const letters = [...(token[0]?.text ?? '')];
  if (letters.length > MAX_WORD) return [];
  return Array.from({ length: Math.max(0, letters.length - 2 * MIN_PART + 1) }, (_, n) => [
    letters.slice(0, n + MIN_PART).join(''),
    letters.slice(n + MIN_PART).join(''),
  ]);
}

/** The division whose rarer part is the most frequent; empty if none has two known parts. */
function bestDivision(divisions: readonly [string, string][], known: readonly string[]) {
  const rank = (parts: readonly string[]) => Math.max(...parts.map((part) => known.indexOf(part)));
  const [best = []] = divisions
    .filter((parts) => parts.every((part) => known.includes(part)))
    .sort((a, b) => rank(a) - rank(b));
  return best.map((text) => [{ text, isPrefix: false }]);
}
