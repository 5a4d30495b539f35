/**
 * Compounds written as one word, with a hyphen, or as two words: `frontend`, `front-end`, `front
 * end`.
 */
import { lengthOf, truncate, type WordPart } from './word-parts.ts';

/** Words that never form a compound. */
const FUNCTION_WORDS = new Set(
  (
    'a an and are as at be been but by can for from had has have he her his i if in is it its me no not of ' +
    'or our she so that the their them they this to us was we were what which who will with would you your'
  ).split(' '),
);

/** Maximum letters of both words, of each, and of the shorter: excludes `machine learning`. */
const MAX_LENGTHS = { both: 14, each: 9, shorter: 6 };

/** Maximum parts of a compound; more parts are a path or a sentence. */
const MAX_PARTS = 6;

/** Whether two words separated by a space may also be written as one. */
export function mayFormCompound({ word: one }: WordPart, { word: other }: WordPart): boolean {
  const [a, b] = [lengthOf(one), lengthOf(other)];
  return (
    a + b >= 4 &&
    a + b <= MAX_LENGTHS.both &&
    Math.max(a, b) <= MAX_LENGTHS.each &&
    Math.min(a, b) <= MAX_LENGTHS.shorter &&
    [one, other].every((word) => !/\p{N}/u.test(word) && !FUNCTION_WORDS.has(word))
  );
}

/** Groups the parts that are not separated by spaces. */
export function groupsOf(parts: readonly WordPart[]): WordPart[][] {
  const groups: WordPart[][] = [];
  for (const part of parts) {
    if (isTight(part) || part.link === 'slash') groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

export const join = (parts: readonly WordPart[]) =>
  truncate(parts.map(({ word }) => word).join(''));

/** The whole group as one word, then each pair of neighbors; empty for a single part. */
export function compoundsOf(group: readonly WordPart[]): string[] {
  if (group.length < 2 || group.length > MAX_PARTS) return [];
  const pairs = group.slice(1).map((part, at) => join([group[at] as WordPart, part]));
  return [join(group), ...pairs];
}

/** A single letter next to a dot or hyphen is not a word: `Objective-C`, `e-mail`, `R&D`. */
export function isInitial(part: WordPart, next: WordPart | undefined): boolean {
  if (lengthOf(part.base) > 1 || !/\p{L}/u.test(part.base)) return false;
  return isTight(part) || isTight(next);
}

const isTight = (part: WordPart | undefined) => part?.link === 'dot' || part?.link === 'hyphen';
