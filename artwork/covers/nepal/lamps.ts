import { lampLight } from '#artwork/colors.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, type Point } from '#artwork/svg.ts';
import { type Stamped, stamp } from './stamp.ts';

// Each path starts at the middle of the lamp's foot.
const DIYO = 'm-11-7h22q-1.6 7-7 7h-8q-5.4 0-7-7z';
const OIL = 'm-11-7q11-4.4 22 0q-11 3.4-22 0z';
const CHALICE = 'm-7 0q0-3 4.6-4.4v-4.6q-8-1-9-10h22.8q-1 9-9 10v4.6q4.6 1.4 4.6 4.4z';
const CHALICE_LIT = 'm2-9q8-1 9.4-10h-6q-.4 7-3.4 10z';
const BUTTER = 'm-11.4-19q11.4-4 22.8 0q-11.4 3-22.8 0z';
const FLAME = 'q6.4 7.4 3.6 12q-1.6 2.6-3.6 2.6t-3.6-2.6q-2.8-4.6 3.6-12z';
const HEART = 'q3 4 1.6 6.4q-1.6 2-3.2 0q-1.4-2.4 1.6-6.4z';

export function lampShine(sheet: Sheet, strength = 0.8): string {
  return sheet.glow([0, lampLight, strength], [0.4, '#FFC67A', strength * 0.32], [1, '#FFB35C', 0]);
}

/** Light on the ground or on a wall. */
export function pool(sheet: Sheet, at: Point, across: number, up: number, strength = 0.6): string {
  return ellipse(at, across, up, lampShine(sheet, strength));
}

function lights(sheet: Sheet, at: readonly Stamped[], scale: number, wick: number): string {
  const fill = lampShine(sheet);
  const each = at.map(([x, y, own = 1]): readonly [number, number, number] => [x, y, own * scale]);
  return (
    each.map(([x, y, size]) => circle([x, y - wick * size], 25 * size, { fill })).join('') +
    stamp(
      FLAME,
      each.map(([x, y, size]) => [x, y - (wick + 11) * size, size]),
      '#FFC24D',
    ) +
    stamp(
      HEART,
      each.map(([x, y, size]) => [x, y - (wick + 5) * size, size]),
      '#FFF6DC',
    )
  );
}

/** Clay lamps with wicks. */
export function diyos(sheet: Sheet, at: readonly Stamped[], scale: number): string {
  return (
    stamp(DIYO, at, '#B5613C', scale) +
    stamp(OIL, at, '#F0B074', scale) +
    lights(sheet, at, scale, 9)
  );
}

/** Brass butter lamps, each on a foot. */
export function butterLamps(sheet: Sheet, at: readonly Stamped[], scale: number): string {
  return (
    stamp(CHALICE, at, '#B97A1F', scale) +
    stamp(CHALICE_LIT, at, '#F6CF6B', scale) +
    stamp(BUTTER, at, '#FFE3A4', scale) +
    lights(sheet, at, scale, 21)
  );
}
