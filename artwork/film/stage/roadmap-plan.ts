import type { Box } from './notes.ts';
import type { Scatter } from './task-card.ts';

interface Plan {
  /** The cards in scope come first, in the order of work. */
  readonly scattered: readonly Scatter[];
  readonly scope: Box;
  readonly stations: readonly number[];
  /** Height of the first card, and the vertical distance of each next one. */
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
      [[466, 204], -5, BLUE],
      [[646, 176], 4, GREEN],
      [[824, 220], -3, SUN],
      [[548, 348], 5, SKY],
      [[748, 356], -6, WINE],
      [[190, 132], 7, SUN],
      [[256, 258], -8, GREEN],
      [[176, 386], 5, WINE],
      [[1096, 140], -6, SKY],
      [[1036, 268], 8, BLUE],
      [[1102, 396], -4, GREEN],
      [[272, 504], -3, SKY],
      [[998, 506], 5, SUN],
    ],
    scope: { x: 360, y: 98, width: 572, height: 340, rx: 100 },
    stations: [232, 436, 640, 844, 1048],
    cardY: 318,
    rise: 34,
    costs: [0.42, 0.66, 0.5, 0.88, 0.34],
    size: 1.14,
  },
  narrow: {
    scattered: [
      [[194, 226], -5, BLUE],
      [[354, 214], 4, GREEN],
      [[274, 334], -3, SUN],
      [[98, 84], 6, WINE],
      [[268, 72], -4, SKY],
      [[440, 84], 5, SUN],
      [[84, 452], -6, GREEN],
      [[266, 470], 4, WINE],
      [[452, 446], -5, BLUE],
    ],
    scope: { x: 98, y: 146, width: 350, height: 254, rx: 72 },
    stations: [104, 270, 436],
    cardY: 330,
    rise: 78,
    costs: [0.42, 0.72, 0.54],
    size: 0.98,
  },
};
