/** Words that are written as one, with a hyphen, or as two: `frontend`, `front-end`, `front end`. */
import { cut, lengthOf, type Part } from './parts.ts';

/** What stands beside any word and makes no word of two. */
const FUNCTION_WORDS = new Set(
  (
    'a an and are as at be been but by can for from had has have he her his i if in is it its me no not of ' +
    'or our she so that the their them they this to us was we were what which who will with would you your'
  ).split(' '),
);

/** Letters of both, of each, and of the shorter one: `machine learning` is never one word. */
const MOST = { both: 14, each: 9, shorter: 6 };

/** Parts that are written as one, at most: more is a path or a sentence. */
const MOST_PARTS = 6;

/** Whether two words with a space between them may be one to somebody else. */
export function areJoinable({ word: one }: Part, { word: other }: Part): boolean {
  const [a, b] = [lengthOf(one), lengthOf(other)];
  return (
    a + b >= 4 &&
    a + b <= MOST.both &&
    Math.max(a, b) <= MOST.each &&
    Math.min(a, b) <= MOST.shorter &&
    [one, other].every((word) => !/\p{N}/u.test(word) && !FUNCTION_WORDS.has(word))
  );
}

/** Parts that stand together without a space, as one group. */
export function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    if (isTight(part) || part.link === 'slash') groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups;
}

export const join = (parts: readonly Part[]) => cut(parts.map(({ word }) => word).join(''));

/** A group as one word, and each two of its parts; empty for a single part. */
export function joinedOf(group: readonly Part[]): string[] {
  if (group.length < 2 || group.length > MOST_PARTS) return [];
  const pairs = group.slice(1).map((part, at) => join([group[at] as Part, part]));
  return [join(group), ...pairs];
}

/** A letter between dots or hyphens is none by itself: `Objective-C`, `e-mail`, `R&D`. */
export function isInitial(part: Part, next: Part | undefined): boolean {
  if (lengthOf(part.base) > 1 || !/\p{L}/u.test(part.base)) return false;
  return isTight(part) || isTight(next);
}

const isTight = (part: Part | undefined) => part?.link === 'dot' || part?.link === 'hyphen';
