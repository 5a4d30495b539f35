import { lerp, type Point, tidy } from '#artwork/svg.ts';
import { fraction } from './loop.ts';

/** In units of `person.ts`. */
const HIP = -14.5;
const SOLE = -1.4;
const BONE = 7.3;
const REACH = 5.6;

/** The distance of two steps: twice the travel of the foot on the ground. */
export const STRIDE = 4 * REACH;

/** The foot is on the ground for half of the stride and swings forward in the other half. */
function footAt(phase: number): Point {
  if (phase < 0.5) return [lerp(REACH, -REACH, phase * 2), SOLE];
  const swing = phase * 2 - 1;
  return [lerp(-REACH, REACH, swing), SOLE - 2.6 * Math.sin(Math.PI * swing)];
}

function leg(phase: number): string {
  const [x, y] = footAt(fraction(phase));
  const height = y - HIP;
  const length = Math.min(2 * BONE, Math.hypot(x, height));
  // The knee bends forward as far as two bones of this length require.
  const bend = Math.sqrt(BONE ** 2 - (length / 2) ** 2);
  const knee: Point = [x / 2 + (bend * height) / length, (HIP + y) / 2 - (bend * x) / length];
  return `M0 ${tidy(HIP)}L${tidy(knee[0])} ${tidy(knee[1])} ${tidy(x)} ${tidy(y)}h2.3`;
}

/** Both legs at a moment of the stride, 0 to 1. */
export function legsAt(phase: number): string {
  return leg(phase) + leg(phase + 0.5);
}
