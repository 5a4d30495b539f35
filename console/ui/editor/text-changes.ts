/** The smallest changes from one text to another, by lines and then by characters. */

/** Replaces the characters from `from` to `to` of the former text. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** Changed lines. Texts with more differences are replaced from the first to the last. */
const MAX_DIFFERENCES = 400;

export function textChanges(former: string, next: string): TextChange[] {
  if (former === next) return [];
  const a = linesOf(former);
  const b = linesOf(next);
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++;
  const changed = (lines: string[]) => lines.slice(start, lines.length - end);
  const offset = lengthOf(a.slice(0, start));
  return mergedHunks(changed(a), changed(b)).map((hunk) => trim(hunk, offset));
}

/** Lines with their line breaks. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0);

interface Hunk {
  /** Position in the former text. */
  from: number;
  removed: string;
  inserted: string;
}

/** Without the characters that both texts have at the start and at the end. */
function trim({ from, removed, inserted }: Hunk, offset: number): TextChange {
  const most = Math.min(removed.length, inserted.length);
  let start = 0;
  while (start < most && removed[start] === inserted[start]) start++;
  if (isHighSurrogate(removed.charCodeAt(start - 1))) start--;
  let end = 0;
  while (end < most - start && removed.at(-1 - end) === inserted.at(-1 - end)) end++;
  if (isLowSurrogate(removed.charCodeAt(removed.length - end))) end--;
  return {
    from: offset + from + start,
    to: offset + from + removed.length - end,
    insert: inserted.slice(start, inserted.length - end),
  };
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;

function mergedHunks(a: string[], b: string[]): Hunk[] {
  const kept = keptLines(a, b) ?? [];
  const hunks: Hunk[] = [];
  let from = 0;
  let atA = 0;
  let atB = 0;
  for (const [nextA, nextB] of [...kept, [a.length, b.length] as const]) {
    const removed = a.slice(atA, nextA).join('');
    const inserted = b.slice(atB, nextB).join('');
    if (removed !== inserted) hunks.push({ from, removed, inserted });
    from += removed.length + (a[nextA]?.length ?? 0);
    atA = nextA + 1;
    atB = nextB + 1;
  }
  return hunks;
}

/**
 * Pairs of lines that both texts keep: Myers, "An O(ND) Difference Algorithm" (1986).
 * @returns null if there are too many differences
 */
function keptLines(a: readonly string[], b: readonly string[]): [number, number][] | null {
  const furthest = new Map([[1, 0]]);
  const history: Map<number, number>[] = [];
  for (let d = 0; d <= Math.min(a.length + b.length, MAX_DIFFERENCES); d++) {
    history.push(new Map(furthest));
    for (let k = -d; k <= d; k += 2) {
      let x = isDown(furthest, k, d) ? at(furthest, k + 1) : at(furthest, k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      furthest.set(k, x);
      if (x >= a.length && x - k >= b.length) return pathOf(history, a.length, b.length);
    }
  }
  return null;
}

const at = (furthest: ReadonlyMap<number, number>, k: number) => furthest.get(k) ?? -1;

const isDown = (furthest: ReadonlyMap<number, number>, k: number, d: number) =>
  k === -d || (k !== d && at(furthest, k - 1) < at(furthest, k + 1));

function pathOf(history: readonly Map<number, number>[], endA: number, endB: number) {
  const kept: [number, number][] = [];
  let x = endA;
  let y = endB;
  for (let d = history.length - 1; d >= 0; d--) {
    const furthest = history[d] ?? new Map();
    const k = x - y;
    const formerK = isDown(furthest, k, d) ? k + 1 : k - 1;
    const formerX = at(furthest, formerK);
    const formerY = formerX - formerK;
    while (x > formerX && y > formerY && x > 0 && y > 0) {
      x--;
      y--;
      kept.push([x, y]);
    }
    x = formerX;
    y = formerY;
  }
  return kept.reverse();
}
