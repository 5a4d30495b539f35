/** Divides three versions of a list of texts into ranges that two of them have in common. */
import { type Hunk, hunksBetween, type Range } from './hunks.ts';

/** The same part of the three versions. */
export interface Region {
  base: Range;
  mine: Range;
  theirs: Range;
}

interface SideHunk extends Hunk {
  side: 'mine' | 'theirs';
}

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
  const hunks = [...hunksOf(base, mine, 'mine'), ...hunksOf(base, theirs, 'theirs')].sort(
    (left, right) => left.base.start - right.base.start || left.base.end - right.base.end,
  );
  const regions: Region[] = [];
  const position = { base: 0, mine: 0, theirs: 0 };
  for (const group of groupHunks(hunks, isStrict)) {
    const start = Math.min(...group.map((hunk) => hunk.base.start));
    const end = Math.max(...group.map((hunk) => hunk.base.end));
    if (start > position.base) regions.push(advance(position, start - position.base));
    const growth = (side: SideHunk['side']) =>
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

function hunksOf(base: readonly string[], other: readonly string[], side: SideHunk['side']) {
  return hunksBetween(base, other).map((hunk): SideHunk => ({ ...hunk, side }));
}

/** Hunks that overlap, insertions at the same place, and in a strict comparison neighbors. */
function groupHunks(hunks: readonly SideHunk[], isStrict: boolean): SideHunk[][] {
  const groups: SideHunk[][] = [];
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
