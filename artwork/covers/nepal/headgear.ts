import { circle, line, path } from '#artwork/svg.ts';
import { round } from './cover.ts';

/** Drawn on heads in side view, facing right. */
export const side = {
  tika: circle([7.4, -5], 1.7, { fill: '#C8323A' }),
  /** Barley shoots behind the ear, for Dashain. */
  jamara: line('M-3-1Q-9-6-9-14M-3-1Q-6-7-4-15M-3-1Q-11-3-14-9', '#C9D65A', 1.6, round),
  flower: circle([-8, 3], 3.4, { fill: '#F2AE2E' }) + circle([-8, 3], 1.4, { fill: '#FFF3E2' }),
};

/** A cotton scarf tied over the hair. */
export function scarf(fill: string): string {
  return path(
    'M-11 7C-14-8-8-15.4 1-15 9-14.4 12.4-9 10-4.6 4-6.4-.6-5-2.6 0-3.6 5-3.6 9-6 11-8 11.4-10.4 9.6-11 7z',
    { fill },
  );
}

/** A basket's strap over the crown of the head. */
export function strap(fill = '#E9C48B'): string {
  return line('M6-10.4Q-2-13-9-2', fill, 3, round);
}

export function woolHat(fill: string, band: string): string {
  return (
    path('M-11-1Q-12-15 0-15.4 11-15.4 10.4-4.6 0-7.4-11-1z', { fill }) +
    line('M-10.6-2Q0-8.6 10.4-5.6', band, 3, round) +
    circle([-1, -16], 2.8, { fill: band })
  );
}

/** A topi seen from behind. */
export function topiBehind(fill: string): string {
  return path('M-10.6-3L-8.4-14.6Q0-17.6 8.4-14.6L10.6-3Q0-6 -10.6-3z', { fill });
}
