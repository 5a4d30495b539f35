/** Divides three versions of a list of texts into ranges that two of them have in common. */
import { diffIndices } from 'node-diff3';

export interface Range {
  start: number;
  end: number;
}

/** The same part of the three versions. */
export interface Region {
  base: Range;
  mine: Range;
  theirs: Range;
}

interface Hunk {
  side: 'mine' | 'theirs';
  base: Range;
  other: Range;
}

/** Comparisons of texts. Longer lists are one region. */
const MOST_COMPARISONS = 4_000_000;

export interface Texts {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
}

/**
 * All regions in order: unchanged ones, and ones that at least one side changed.
 * @param isStrict true if changes that only touch each other are one region, as in diff3
 */
export function threeWayRegions({ base, mine, theirs }: Texts, isStrict: boolean): Region[] {
  const whole = [base, mine, theirs].map(({ length }) => ({ start: 0, end: length }));
  if (base.length * Math.max(mine.length, theirs.length) > MOST_COMPARISONS) {
    return [{ base: whole[0], mine: whole[1], theirs: whole[2] } as Region];
  }
  const hunks = [...hunksOf(base, mine, 'mine'), ...hunksOf(base, theirs, 'theirs')].sort(
    (left, right) => left.base.start - right.base.start || left.base.end - right.base.end,
  );
  const regions: Region[] = [];
  const position = { base: 0, mine: 0, theirs: 0 };
  for (const group of groupHunks(hunks, isStrict)) {
    const start = Math.min(...group.map((hunk) => hunk.base.start));
    const end = Math.max(...group.map((hunk) => hunk.base.end));
    if (start > position.base) regions.push(advance(position, start - position.base));
    const growth = (side: Hunk['side']) =>
      group
        .filter((hunk) => hunk.side === side)
        .reduce((sum, hunk) => sum + length(hunk.other) - length(hunk.base), 0);
    const size = { base: end - start, mine: 0, theirs: 0 };
    size.mine = size.base + growth('mine');
    size.theirs = size.base + growth('theirs');
    regions.push(advance(position, size.base, size));
  }
  if (position.base < base.length) regions.push(advance(position, base.length - position.base));
  return regions;
}

const length = ({ start, end }: Range) => end - start;

function advance(
  position: { base: number; mine: number; theirs: number },
  count: number,
  size = { base: count, mine: count, theirs: count },
): Region {
  const range = (side: 'base' | 'mine' | 'theirs') => {
    const start = position[side];
    position[side] += size[side];
    return { start, end: position[side] };
  };
  return { base: range('base'), mine: range('mine'), theirs: range('theirs') };
}

function hunksOf(base: readonly string[], other: readonly string[], side: Hunk['side']): Hunk[] {
  return diffIndices([...base], [...other]).map(({ buffer1, buffer2 }) => ({
    side,
    base: { start: buffer1[0], end: buffer1[0] + buffer1[1] },
    other: { start: buffer2[0], end: buffer2[0] + buffer2[1] },
  }));
}

/** Hunks that overlap, insertions at the same place, and in a strict comparison neighbors. */
function groupHunks(hunks: readonly Hunk[], isStrict: boolean): Hunk[][] {
  const groups: Hunk[][] = [];
  let end = -1;
  for (const hunk of hunks) {
    const group = groups.at(-1);
    const isTouching = hunk.base.start === end;
    const isSamePlace =
      isTouching &&
      group?.some(({ base }) => isSameRange(base, hunk.base)) &&
      length(hunk.base) === 0;
    if (group && (hunk.base.start < end || isSamePlace || (isStrict && isTouching)))
      group.push(hunk);
    else groups.push([hunk]);
    end = Math.max(end, hunk.base.end);
  }
  return groups;
}

const isSameRange = (left: Range, right: Range) =>
  left.start === right.start && left.end === right.end;
