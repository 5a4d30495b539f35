import { nightValley } from '#artwork/night-valley.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Peak } from '#artwork/snow-peaks.ts';
import type { Point } from '#artwork/svg.ts';

interface Outlook {
  readonly stars: readonly (readonly [from: Point, to: Point, count: number])[];
  readonly light: readonly [center: Point, across: number, up: number];
  readonly peaks: readonly (readonly [x: number, y: number, half: number])[];
  readonly base: number;
  /** Heights of the two far ridges, evenly spaced. */
  readonly far: readonly number[];
  readonly middle: readonly number[];
  readonly seed: number;
}

/** The valley behind the lamps of a hero. */
export function heroValley(sheet: Sheet, outlook: Outlook): string {
  const { light, base, far, middle, seed } = outlook;
  const peaks = outlook.peaks.map(
    ([x, y, half]): Peak => ({ summit: [x, y], left: half, right: half - 6 }),
  );
  return nightValley(sheet, {
    stars: outlook.stars.map(([from, to, count], index) => ({
      from,
      to,
      count,
      seed: seed + 4 + index,
    })),
    light,
    snow: { peaks, base, sunX: light[0][0] + 40, seed },
    far: { heights: far, seed: seed + 1, roughness: 0.13 },
    middle: { heights: middle, seed: seed + 2, roughness: 0.13 },
    trees: { count: sheet.width > 1000 ? 110 : 50, seed: seed + 3 },
  });
}
