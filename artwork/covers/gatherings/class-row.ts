import { bust } from '#artwork/people/bust.ts';
import { laptopBack } from '#artwork/people/laptop.ts';
import type { Look } from '#artwork/people/looks.ts';
import { ellipse } from '#artwork/sheet.ts';
import { path } from '#artwork/svg.ts';
import { across, type Side } from './cover-sheet.ts';

interface Row {
  readonly table: number;
  readonly scale: number;
  readonly seats: readonly (readonly [x: number, look: Look])[];
  readonly from: number;
  readonly width: number;
}

export interface Desk {
  readonly top: string;
  readonly front: string;
}

/** Students with laptops, side by side at one long desk. */
export function row(
  side: Side,
  { table, scale, seats, from, width }: Row,
  desk: Desk,
  shine = '',
): string {
  const x = across(side, from, width);
  const pupils = seats.map(([at, look]) => bust([across(side, at), table + 6], scale, look));
  const lids = seats.map(([at]) => laptopBack([across(side, at), table + 2], scale * 0.98));
  const light = seats.map(([at]) =>
    shine ? ellipse([across(side, at), table - 62 * scale], 34 * scale, 30 * scale, shine) : '',
  );
  return (
    pupils.join('') +
    light.join('') +
    path(`M${x} ${table}h${width}v11H${x}z`, { fill: desk.top }) +
    path(`M${x + 6} ${table + 11}h${width - 12}v${64 * scale}H${x + 6}z`, { fill: desk.front }) +
    path(`M${x + 6} ${table + 11}h${width - 12}v5H${x + 6}z`, { fill: '#06182B', opacity: 0.18 }) +
    lids.join('')
  );
}
