import type { Sheet } from '#artwork/sheet.ts';
import { place } from '#artwork/svg.ts';
import { type Figure, figure } from '#artwork/working/figure.ts';
import { badge, reader, worn } from './badges.ts';
import { crew, stances } from './crew.ts';

/** Everyone has a badge, which is green once it has been read. */
function comer(sheet: Sheet, look: Omit<Figure, 'limbs'>): string {
  const limbs = { ...stances.walk, near: stances.carry.far };
  return figure([0, 0], 1, { ...look, limbs }) + worn(sheet, false);
}

/** Holds the badge to the reader. */
function shower(sheet: Sheet): string {
  const limbs = { ...stances.stand, near: stances.point.near };
  const who = figure([0, 0], 1, { ...crew.ember, pack: '#F6BD3C', limbs });
  return who + badge(sheet, [39, -82], 1, true);
}

/** Already in the gate. */
export function passing(sheet: Sheet): string {
  const who = figure([0, 0], 1, { ...crew.sky, trousers: '#12304F', limbs: stances.walk });
  return who + worn(sheet, true);
}

/** The positions of the people and of the reader. */
interface Queue {
  readonly waiting: readonly [last: number, next: number];
  readonly first: number;
  readonly reader: number;
}

export function queue(sheet: Sheet, deck: number, scale: number, places: Queue): string {
  const at = (x: number, what: string): string => place([x, deck - 5], scale, what);
  const [last, next] = places.waiting;
  return (
    at(last, comer(sheet, crew.cream)) +
    at(next, comer(sheet, crew.green)) +
    at(places.reader, reader(sheet)) +
    at(places.first, shower(sheet))
  );
}
