/** Finds which items of two versions of a list are the same item. */
import { hunksBetween } from './hunks.ts';
import { isMap, type JsonMap } from './json-values.ts';

/** Fields that identify an item, the best first. */
const IDENTIFIERS = ['slug', 'id', 'name', 'title'];

/** Items. Longer lists are one field, because merging them takes the square of their length. */
const MOST_ITEMS = 2000;

/**
 * For each item of the later list, its position in the earlier one; null for a new item. Items are
 * matched by an identifier, or else by their value. An item between two matched ones, or the most
 * similar there, is the same item with other contents.
 * @returns undefined for lists that are too long to compare
 */
export function alignItems(
  earlier: readonly unknown[],
  later: readonly unknown[],
): (number | null)[] | undefined {
  if (Math.max(earlier.length, later.length) > MOST_ITEMS) return undefined;
  const identifier = identifierOf(earlier, later);
  const positions = identifier
    ? byIdentifier(earlier as JsonMap[], later as JsonMap[], identifier)
    : byValue(earlier, later);
  matchGaps(earlier, later, positions);
  return positions;
}

/** What makes a new item the same in two versions. */
export function itemToken(item: unknown): string {
  const identifier = isMap(item) ? IDENTIFIERS.find((key) => typeof item[key] === 'string') : null;
  return identifier ? `${identifier} ${(item as JsonMap)[identifier]}` : JSON.stringify(item);
}

function identifierOf(earlier: readonly unknown[], later: readonly unknown[]) {
  const isUnique = (key: string, list: readonly unknown[]) => {
    const values = list.map((item) => (isMap(item) ? item[key] : undefined));
    const areTexts = values.every((value) => typeof value === 'string');
    return areTexts && new Set(values).size === values.length;
  };
  return IDENTIFIERS.find((key) => isUnique(key, earlier) && isUnique(key, later));
}

function byIdentifier(earlier: readonly JsonMap[], later: readonly JsonMap[], key: string) {
  const positions = new Map(earlier.map((item, index) => [item[key], index]));
  return later.map((item) => positions.get(item[key]) ?? null);
}

function byValue(earlier: readonly unknown[], later: readonly unknown[]): (number | null)[] {
  const tokens = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item));
  const positions: (number | null)[] = Array(later.length).fill(null);
  let earlierEnd = 0;
  let laterEnd = 0;
  const matchUntil = (end: number) => {
    for (; earlierEnd < end; earlierEnd++, laterEnd++) positions[laterEnd] = earlierEnd;
  };
  for (const { base, other } of hunksBetween(tokens(earlier), tokens(later))) {
    matchUntil(base.start);
    earlierEnd = base.end;
    laterEnd = other.end;
  }
  matchUntil(earlier.length);
  return positions;
}

/** Matches the items that are left between two items which are matched in both lists. */
function matchGaps(
  earlier: readonly unknown[],
  later: readonly unknown[],
  positions: (number | null)[],
): void {
  const isMatched = new Set(positions);
  for (let start = 0; start < later.length; start++) {
    if (positions[start] !== null) continue;
    let end = start;
    while (end < later.length && positions[end] === null) end++;
    const first = start === 0 ? 0 : (positions[start - 1] ?? 0) + 1;
    const gap: number[] = [];
    for (let index = first; index < earlier.length && !isMatched.has(index); index++)
      gap.push(index);
    matchGap(earlier, later, positions, { gap, start, end });
    start = end;
  }
}

interface Gap {
  /** Positions in the earlier list. */
  gap: readonly number[];
  /** Positions in the later list. */
  start: number;
  end: number;
}

function matchGap(
  earlier: readonly unknown[],
  later: readonly unknown[],
  positions: (number | null)[],
  { gap, start, end }: Gap,
): void {
  if (gap.length === end - start) {
    gap.forEach((position, index) => {
      positions[start + index] = position;
    });
    return;
  }
  if (gap.length * (end - start) > 400) return;
  const words = later.slice(start, end).map(wordsOf);
  let next = 0;
  for (const position of gap) {
    const ownWords = wordsOf(earlier[position]);
    const match = words.findIndex((other, index) => index >= next && areSimilar(ownWords, other));
    if (match < 0) continue;
    positions[start + match] = position;
    next = match + 1;
  }
}

const wordsOf = (item: unknown) => new Set(JSON.stringify(item).match(/[\p{L}\p{M}\p{N}]+/gu));

/** True if items share more than half of their words. */
const areSimilar = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  left.intersection(right).size > left.union(right).size / 2;
