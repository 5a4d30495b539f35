/** Finds the ranges in which two lists of texts differ. */
import { diffIndices } from 'node-diff3';

export interface Range {
  start: number;
  end: number;
}

export interface Hunk {
  base: Range;
  other: Range;
}

/**
 * Pairs of equal texts. The time of a comparison grows with them, to about half a second, because
 * each is considered as a match. Real texts repeat little.
 */
const MOST_PAIRS = 50_000;

/** The differing ranges in order. Lists with too many repetitions differ as a whole. */
export function hunksBetween(base: readonly string[], other: readonly string[]): Hunk[] {
  const start = commonStart(base, other);
  const end = commonEnd(base, other, start);
  const [baseMiddle, otherMiddle] = [base, other].map((list) =>
    list.slice(start, list.length - end),
  );
  if (!baseMiddle || !otherMiddle || baseMiddle.length + otherMiddle.length === 0) return [];
  if (equalPairs(baseMiddle, otherMiddle) > MOST_PAIRS) {
    return [
      {
        base: { start, end: base.length - end },
        other: { start, end: other.length - end },
      },
    ];
  }
  return diffIndices(baseMiddle, otherMiddle).map(({ buffer1, buffer2 }) => ({
    base: rangeOf(buffer1, start),
    other: rangeOf(buffer2, start),
  }));
}

function rangeOf([offset, length]: readonly number[], start: number): Range {
  const first = start + (offset ?? 0);
  return { start: first, end: first + (length ?? 0) };
}

function commonStart(base: readonly string[], other: readonly string[]): number {
  const most = Math.min(base.length, other.length);
  let length = 0;
  while (length < most && base[length] === other[length]) length++;
  return length;
}

function commonEnd(base: readonly string[], other: readonly string[], start: number): number {
  const most = Math.min(base.length, other.length) - start;
  let length = 0;
  while (length < most && base.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}

function equalPairs(base: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of base) counts.set(text, (counts.get(text) ?? 0) + 1);
  return other.reduce((pairs, text) => pairs + (counts.get(text) ?? 0), 0);
}
