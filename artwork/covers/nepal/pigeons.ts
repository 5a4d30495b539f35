import { line } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { type Stamped, stamp } from './stamp.ts';

const BODY = 'q2-6 8-6q3 0 5-3q1.5-3 4-2q1.6.6 2 2l2 1l-2.4.8q0 5-3.6 7.6q-3 2-7 1.6l-9 3z';

/** Pigeons on the ground, pecking or looking about. */
export function pigeonsAt(at: readonly Stamped[], fill: string): string {
  const legs = at
    .map(([x, y, size = 1]) => `M${Math.round(x + 9 * size)} ${y + 1}v${4 * size}`)
    .join('');
  return line(legs, fill, 1.2, round) + stamp(BODY, at, fill);
}
