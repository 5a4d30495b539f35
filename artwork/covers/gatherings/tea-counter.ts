import { bust } from '#artwork/people/bust.ts';
import type { Look } from '#artwork/people/looks.ts';
import { teaGlass, teapot } from '#artwork/people/tea.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { element, line, type Point, path, place } from '#artwork/svg.ts';

export interface TeaPaint {
  readonly wall: string;
  readonly foot: string;
  readonly roof: string;
  readonly course: string;
  readonly rim: string;
  readonly wood: string;
  readonly board: string;
  readonly inside: readonly [top: string, foot: string];
}

function jar(x: number, fill: string): string {
  return (
    element('rect', { x, y: -146, width: 18, height: 24, rx: 5, fill }) +
    element('rect', { x: x + 3, y: -150, width: 12, height: 5, rx: 2, fill: '#5A3526' })
  );
}

/** The inside, seen through the counter's opening: shelf, host, kettle. */
function inside(sheet: Sheet, paint: TeaPaint, host: Look): string {
  const fill = sheet.fade([0, paint.inside[0]], [1, paint.inside[1]]);
  return (
    path('M-92-164H92v104H-92z', { fill }) +
    path('M-92-122H92v5H-92z', { fill: paint.wood }) +
    jar(-82, '#C98F5C') +
    jar(-58, '#DCE6EF') +
    jar(42, '#7FB08A') +
    jar(66, '#E3B98C') +
    bust([0, -58], 0.82, host) +
    teapot([56, -60], 0.62) +
    teaGlass([-62, -60], 0.9) +
    teaGlass([-40, -60], 0.9)
  );
}

/** A tea house with a street counter: origin at the middle of its foot, 300 wide, 250 high. */
export function teaCounter(
  sheet: Sheet,
  at: Point,
  scale: number,
  paint: TeaPaint,
  host: Look,
  flip = 1,
): string {
  const courses = 'M-146-206H146M-156-192H156M-132-220H132';
  return place(
    at,
    scale,
    path('M-134 0v-180h268V0z', { fill: paint.wall }) +
      path('M-134 0v-44h268V0z', { fill: paint.foot }) +
      path('M-100-170h200v112h-200z', { fill: paint.wood }) +
      inside(sheet, paint, host) +
      path('M-112-60h224v10h-224z', { fill: paint.board }) +
      path('M-112-50h224v5h-224z', { fill: '#06182B', opacity: 0.25 }) +
      path('M-134-180h268v14h-268z', { fill: '#12305A', opacity: 0.24 }) +
      path('M-172-176L-118-236H118l54 60z', { fill: paint.roof }) +
      line(courses, paint.course, 2, { opacity: 0.6 }) +
      line('M-120-236H120', paint.rim, 3, { 'stroke-linecap': 'round' }) +
      path('M-174-178h348v7h-348z', { fill: paint.wood }) +
      path('M-160-172h9V0h-9zM151-172h9V0h-9z', { fill: paint.wood }) +
      path('M-176 0h352v9h-352z', { fill: '#C9BBAF' }) +
      path('M-176 9h352v7h-352z', { fill: '#06182B', opacity: 0.3 }),
    flip,
  );
}
