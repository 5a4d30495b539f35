import { smooth } from '#artwork/film/loop.ts';

/** Length of a solution's video in seconds. Its scenes are written in seconds. */
export const LENGTH = 8;

/** 0 before, 1 after, and smooth in between. */
export function during(s: number, from: number, to: number): number {
  return smooth(from, to, s);
}

/** A scale that overshoots 1 slightly before it settles. */
export function pop(s: number, at: number, length = 0.5): number {
  const left = 1 - Math.min(1, Math.max(0, (s - at) / length));
  const spring = 1.2;
  return 1 - (spring + 1) * left ** 3 + spring * left ** 2;
}

const SOFT = 0.2;

/** Constant speed with a soft start and end. */
export function glide(s: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (s - from) / (to - from)));
  const pace = 1 / (1 - SOFT);
  if (share < SOFT) return (pace * share ** 2) / (2 * SOFT);
  if (share > 1 - SOFT) return 1 - (pace * (1 - share) ** 2) / (2 * SOFT);
  return pace * (share - SOFT / 2);
}

/** Fades out the finished picture, so that the loop starts with an empty stage. */
export function presence(s: number): number {
  return 1 - during(s, 7.3, 7.85);
}
