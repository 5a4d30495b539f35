import type { Peak } from '#artwork/snow-peaks.ts';

/** Two summits, the farther one first, each as wide as it is high. */
export function summits(...list: readonly (readonly [x: number, y: number])[]): readonly Peak[] {
  return list.map(([x, y]) => ({ summit: [x, y], left: 330 - y, right: 322 - y }));
}

export const open = {
  middle: [282, 262, 286, 264, 284, 268],
  slope: [318, 306, 322, 310, 324, 308],
} as const;

export const rising = {
  middle: [276, 268, 288, 262, 280, 258],
  slope: [322, 314, 318, 302, 308, 296],
} as const;

export const falling = {
  middle: [256, 272, 266, 284, 270, 280],
  slope: [300, 306, 318, 312, 322, 316],
} as const;
