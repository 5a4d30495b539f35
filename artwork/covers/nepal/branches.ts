import { line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { type Stamped, stamp } from './stamp.ts';

// The pipal's leaf: a heart with a long drip tip; origin at its stalk.
const LEAF = 'q-15 2-14 14q1 11 13 18l1 8l1-8q12-7 13-18q1-12-14-14z';
const HALF = 'q15 2 14 14q-1 11-13 18l-1 8z';

const leaves: readonly Stamped[] = [
  [14, 30, 1],
  [40, 44, 0.9],
  [64, 26, 1],
  [92, 48, 0.86],
  [116, 34, 0.9],
  [142, 50, 0.74],
  [160, 38, 0.66],
  [28, 78, 0.9],
  [8, 108, 0.8],
  [56, 74, 0.74],
];

/** A branch of a Bodhi tree, from the upper left corner. */
export function pipalBranch(): string {
  const stalks = leaves.map(([x, y]) => `M${x} ${y}l-3-9`).join('');
  return (
    line('M-10 8Q60 10 108 24T172 34M-10 20Q10 40 22 70', '#1F5560', 5, round) +
    line(stalks, '#1F5560', 2, round) +
    stamp(LEAF, leaves, '#1A5F5A') +
    stamp(HALF, leaves, '#2F8F7A')
  );
}

const TRUSS = 'q-7-2-6-8q1-6 7-6q1-6 7-6q6-1 8 4q7 0 7 6q3 6-3 9q-2 6-9 5q-8 2-11-4z';
const PETALS = 'q-4-2-3-5q3-4 6-1q2-5 6-2q2 3 0 6q-4 4-9 2z';
const LEAVES =
  'q-16-6-22 4q12 6 22 0q-14 4-14 14q12-2 16-12q-2 12 6 18q6-8 2-18q6 8 16 8q0-10-14-12q12 2 20-6q-10-10-20-2z';

/** Domes of red flowers, each on a whorl of dark leaves. */
export function trusses(at: readonly Stamped[]): string {
  const shifted = (dx: number, dy: number): readonly Stamped[] =>
    at.map(([x, y, size = 1]): Stamped => [x + dx * size, y + dy * size, size]);
  return (
    stamp(LEAVES, shifted(0, 0), '#174F45') +
    stamp(TRUSS, shifted(-8, 4), '#B5243C') +
    stamp(TRUSS, shifted(-6, 0), '#DB3A50') +
    stamp(PETALS, shifted(-4, -4), '#F4808C') +
    stamp(PETALS, shifted(6, -8), '#F4808C')
  );
}

/** An old rhododendron trunk bent by snow, from the lower left over the top. */
export function oldTrunk(): string {
  return (
    path(
      'M18 366Q40 300 34 246T64 140Q84 92 70 40L50-10H74L88 34Q104 60 140 62L196 54 240 66 238 70 196 62 146 74Q112 80 98 104 86 140 74 178T64 262Q62 320 72 366z',
      { fill: '#4A3238' },
    ) +
    path(
      'M58 366Q50 300 52 250T80 146Q96 100 84 44L92 46Q108 68 140 66L98 104Q86 140 74 178T64 262Q62 320 72 366z',
      { fill: '#7A5248' },
    ) +
    line('M70 150Q110 146 150 168T214 172M60 214Q20 200-10 206', '#4A3238', 7, round)
  );
}
