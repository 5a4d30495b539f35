import { bar, card, INK, MIST, tick } from '#artwork/people/cards.ts';
import type { Look } from '#artwork/people/looks.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, element } from '#artwork/svg.ts';
import { portrait } from './portrait.ts';
import { posed, shown } from './pose.ts';
import type { roles } from './roles.ts';

interface Seat {
  readonly role: (typeof roles)[number];
  readonly look: Look;
  /** Sizes of the portrait and of the tick. */
  readonly taken: number;
  readonly verified: number;
}

function empty(color: string): string {
  return (
    circle([0, 0], 50, {
      fill: '#EEF4FA',
      stroke: '#A9BFD4',
      'stroke-width': 3,
      'stroke-dasharray': '7 7.3',
    }) +
    element('path', {
      d: 'M-20 26q0-22 20-22t20 22M0-24a11 11 0 1 0 .1 0z',
      fill: 'none',
      stroke: color,
      'stroke-width': 3,
      opacity: 0.35,
    })
  );
}

/** A team member's place: origin at its middle, 196 by 236. */
export function seat(sheet: Sheet, { role, look, taken, verified }: Seat): string {
  const gray = circle([42, 8], 17, { fill: '#C8D5E2', stroke: '#FFFFFF', 'stroke-width': 4 });
  const ring = circle([42, 8], 19, { fill: '#FFFFFF' });
  return card(
    [-98, -118],
    196,
    236,
    posed(
      [98, 88],
      {},
      empty(role.color) +
        posed([0, 0], { scale: taken }, portrait(sheet, look, '#CBE5F8')) +
        posed(
          [0, 26],
          {},
          gray + posed([42, 8], { scale: verified }, posed([-42, -8], {}, ring) + tick([0, 0], 17)),
        ),
    ) +
      posed([34, 34], {}, circle([0, 0], 20, { fill: role.color }) + role.sign) +
      bar(44, 166, 108, '#C8D5E2', 10) +
      shown(Math.min(1, Math.max(0, taken)), bar(44, 166, 108, INK, 10)) +
      bar(62, 188, 72, MIST, 8) +
      bar(78, 206, 40, MIST, 8),
  );
}
