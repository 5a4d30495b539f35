import { pines } from '#artwork/pines.ts';
import { outline, type RidgePaint, ridge, ridgeLine } from '#artwork/ridge.ts';
import { createSheet, type Sheet } from '#artwork/sheet.ts';
import { line, type Point } from '#artwork/svg.ts';

export const WIDTH = 640;
const HEIGHT = 320;
/** The y at which land or water ends, the same in both cities. */
export const HORIZON = 214;

export function citySheet(name: string): Sheet {
  return createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
}

type Streak = readonly [x: number, y: number, length: number, thickness: number];

/** Streaks of fog; lower ones are longer. */
export function fog(color: string, streaks: readonly Streak[]): string {
  const streak = ([x, y, length, thickness]: Streak): string =>
    line(`M${x} ${y}h${length}`, color, thickness, { 'stroke-linecap': 'round' });
  return streaks.map(streak).join('');
}

/** The doorsteps of five houses in a row that climbs to the right. */
export const doorsteps = Array.from(
  { length: 5 },
  (_, index): Point => [428 + index * 40, 290 - index * 7],
);

/** The slope in front, the same in both cities: trees on the left, row houses on the right. */
export function frontSlope(sheet: Sheet, paint: RidgePaint): string {
  const crest = ridgeLine({
    keys: outline('-10,282 60,290 140,302 230,309 320,304 392,294 470,284 560,270 650,258'),
    seed: 911,
    roughness: 0.02,
  });
  const sown = { color: paint.crest, heights: [12, 26] } as const;
  return (
    pines(crest, { ...sown, count: 22, seed: 4, within: [-10, 130] }) +
    pines(crest, { ...sown, count: 5, seed: 9, within: [360, 424], heights: [10, 18] }) +
    ridge(sheet, crest, paint)
  );
}
