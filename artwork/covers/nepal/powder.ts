import { ellipse } from '#artwork/sheet.ts';
import { cloudBank } from '#artwork/sky.ts';
import { group, type Point, path, place } from '#artwork/svg.ts';
import { dots } from './cover.ts';

export interface Tone {
  readonly base: string;
  readonly light: string;
}

export const powders = {
  rose: { base: '#D9577A', light: '#EE93AC' },
  gold: { base: '#F2AE2E', light: '#F9D06F' },
  sky: { base: '#3E9EE6', light: '#8CCBF7' },
  leaf: { base: '#3FA876', light: '#8AD0A8' },
  teal: { base: '#1F8A8F', light: '#6CBFBE' },
} as const satisfies Record<string, Tone>;

type Puff = readonly [x: number, y: number, r: number];

const BASE: readonly Puff[] = [
  [8, -18, 9],
  [16, -34, 13],
  [30, -52, 18],
  [14, -58, 16],
  [50, -72, 21],
  [28, -82, 22],
  [74, -88, 19],
  [54, -102, 22],
  [90, -108, 13],
  [30, -108, 14],
  [76, -120, 13],
];
const LIGHT: readonly Puff[] = [
  [20, -42, 8],
  [32, -62, 11],
  [48, -84, 14],
  [32, -92, 10],
  [66, -98, 11],
  [56, -112, 9],
  [84, -112, 6],
];
const GRAINS: readonly Point[] = [
  [104, -128],
  [112, -98],
  [96, -76],
  [58, -134],
  [20, -130],
  [6, -96],
  [84, -140],
  [122, -118],
  [74, -56],
  [4, -74],
  [38, -144],
  [110, -148],
];

/** Thrown from the hand at the origin, up and to the right. */
export function powder(at: Point, scale: number, tone: Tone, flip = 1): string {
  return place(
    at,
    scale,
    path(`M0 0L4-24 24-18z${cloudBank(BASE)}`, { fill: tone.base, opacity: 0.92 }) +
      path(cloudBank(LIGHT), { fill: tone.light, opacity: 0.9 }) +
      dots(GRAINS.slice(0, 7), tone.base, 5) +
      dots(GRAINS.slice(7), tone.light, 6.4),
    flip,
  );
}

/** Powder on the stones. */
export function fallen(at: Point, scale: number, tone: Tone): string {
  return place(
    at,
    scale,
    ellipse([0, 0], 44, 7, tone.base) +
      ellipse([-30, 5], 20, 4, tone.base) +
      ellipse([34, -4], 22, 4, tone.base) +
      ellipse([-6, -1], 24, 3.6, tone.light) +
      dots(
        [
          [-62, -2],
          [-56, 8],
          [64, 2],
          [52, 9],
        ],
        tone.base,
        4,
      ),
  );
}

/** Powder on clothes and faces. */
export function stains(
  list: readonly (readonly [x: number, y: number, r: number, tone: Tone])[],
): string {
  const each = list.map(
    ([x, y, r, tone]) =>
      ellipse([x, y], r, r * 0.8, tone.base) +
      dots(
        [
          [x + r * 1.2, y - r * 0.7],
          [x - r * 1.1, y + r],
          [x + r * 0.7, y + r * 1.3],
        ],
        tone.base,
        r * 0.5,
      ),
  );
  return group({ opacity: 0.85 }, ...each);
}
