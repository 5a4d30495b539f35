import { smooth } from '#artwork/film/loop.ts';

/** Seconds that a film about a solution lasts; its scenes are written in seconds. */
export const LENGTH = 8;

/** 0 before, 1 after, and no corner between them. */
export function during(s: number, from: number, to: number): number {
  return smooth(from, to, s);
}

/** A size that comes up to 1, a little beyond it, and back. */
export function pop(s: number, at: number, length = 0.5): number {
  const left = 1 - Math.min(1, Math.max(0, (s - at) / length));
  const spring = 1.2;
  return 1 - (spring + 1) * left ** 3 + spring * left ** 2;
}

const SOFT = 0.2;

/** An even pace with a soft beginning and a soft end. */
export function glide(s: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (s - from) / (to - from)));
  const pace = 1 / (1 - SOFT);
  if (share < SOFT) return (pace * share ** 2) / (2 * SOFT);
  if (share > 1 - SOFT) return 1 - (pace * (1 - share) ** 2) / (2 * SOFT);
  return pace * (share - SOFT / 2);
}

/** The finished picture goes, so that the film can begin again with an empty stage. */
export function presence(s: number): number {
  return 1 - during(s, 7.3, 7.85);
}
