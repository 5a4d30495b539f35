import { hours } from '#artwork/hours.ts';
import { type Person, person } from '#artwork/person.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { lerp, type Point, path } from '#artwork/svg.ts';
import { stall } from './stall.ts';

type Row = readonly [from: Point, to: Point, first: number, last: number, scale: Point];

/** Stalls along the path; nearer ones are larger. */
export function stalls(sheet: Sheet, [from, to, first, last, [small, large]]: Row): string {
  const count = last - first;
  return hours
    .slice(first, last)
    .map((hour, index) => {
      const scale = lerp(small, large, index / (count - 1));
      // Their distances grow with their sizes.
      const share =
        (index * (small + (index * (large - small)) / (2 * (count - 1)))) /
        ((count - 1) * lerp(small, large, 0.5));
      const at: Point = [lerp(from[0], to[0], share), lerp(from[1], to[1], share)];
      return stall(sheet, at, scale, hour, first + index);
    })
    .join('');
}

/** The trodden ground in front of the stalls. */
export function street(sheet: Sheet, d: string): string {
  return path(d, { fill: sheet.fade([0, '#3F6694'], [1, '#24476F']) });
}

type Guest = readonly [at: Point, scale: number, who: Omit<Person, 'pose'>, flip?: number];

export function guests(list: readonly Guest[]): string {
  return list
    .map(([at, scale, who, flip]) =>
      person(at, scale, { trousers: '#04111F', ...who, pose: 'walk' }, flip),
    )
    .join('');
}
