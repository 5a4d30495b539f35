import type { Box } from './notes.ts';
import type { Scatter } from './task-card.ts';

export interface Plan {
  /** The first ones are those that belong to the scope, in the order of work. */
  readonly scattered: readonly Scatter[];
  readonly scope: Box;
  readonly stations: readonly number[];
  /** Height of the first card, and how much higher each of the next ones hangs. */
  readonly cardY: number;
  readonly rise: number;
  readonly costs: readonly number[];
  readonly size: number;
}

const BLUE = '#0A73C2';
const GREEN = '#2F9E6B';
const SUN = '#F2AE2E';
const SKY = '#7CC3F4';
const WINE = '#7A4152';

export const plans: Record<'wide' | 'narrow', Plan> = {
  wide: {
    scattered: [
      [[484, 202], -5, BLUE],
      [[656, 178], 4, GREEN],
      [[816, 232], -3, SUN],
      [[540, 346], 5, SKY],
      [[736, 360], -6, WINE],
      [[190, 132], 7, SUN],
      [[308, 262], -8, GREEN],
      [[176, 386], 5, WINE],
      [[1096, 140], -6, SKY],
      [[986, 268], 8, BLUE],
      [[1102, 396], -4, GREEN],
      [[330, 448], -3, SKY],
      [[950, 458], 5, SUN],
    ],
    scope: { x: 378, y: 100, width: 540, height: 340, rx: 110 },
    stations: [232, 436, 640, 844, 1048],
    cardY: 318,
    rise: 34,
    costs: [0.42, 0.66, 0.5, 0.88, 0.34],
    size: 1.14,
  },
  narrow: {
    scattered: [
      [[206, 224], -5, BLUE],
      [[352, 212], 5, GREEN],
      [[276, 330], -3, SUN],
      [[98, 98], 6, WINE],
      [[268, 84], -4, SKY],
      [[440, 96], 5, SUN],
      [[84, 452], -6, GREEN],
      [[266, 470], 4, WINE],
      [[452, 446], -5, BLUE],
    ],
    scope: { x: 104, y: 142, width: 340, height: 258, rx: 84 },
    stations: [104, 270, 436],
    cardY: 330,
    rise: 78,
    costs: [0.42, 0.72, 0.54],
    size: 0.98,
  },
};
