import { type NightHill, nightHill, nightValley } from '#artwork/night-valley.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Starfield } from '#artwork/sky.ts';
import type { Peak } from '#artwork/snow-peaks.ts';
import type { Point } from '#artwork/svg.ts';

/** The part of the valley that a page shows. */
interface Outlook {
  readonly peaks: readonly Peak[];
  readonly light: Point;
  /** Heights of the two far ridges, evenly spaced. */
  readonly far: readonly number[];
  readonly middle: readonly number[];
  readonly seed: number;
}

// Beside the text in wide pictures, below it in narrow ones.
function skyOf(wide: boolean, seed: number): readonly Starfield[] {
  if (!wide) return [{ from: [14, 300], to: [606, 400], count: 46, seed }];
  return [
    { from: [930, 14], to: [1590, 250], count: 90, seed },
    { from: [700, 10], to: [930, 110], count: 14, seed: seed + 1 },
  ];
}

/** The background of all solutions. Only the outlook differs. */
export function nightBehind(sheet: Sheet, { peaks, light, far, middle, seed }: Outlook): string {
  const wide = sheet.width > 1000;
  return nightValley(sheet, {
    stars: skyOf(wide, seed),
    light: wide ? [light, 420, 210] : [light, 236, 150],
    snow: { peaks, base: wide ? 556 : 545, sunX: light[0], seed: seed + 3 },
    far: { heights: far, seed: seed + 1, roughness: 0.14 },
    middle: { heights: middle, seed: seed + 2, rounds: 3 },
    trees: { count: wide ? 110 : 56, seed: seed + 4, heights: [8, 15] },
  });
}

/** The slope in the foreground. */
export function ground(sheet: Sheet, hill: NightHill): string {
  return nightHill(sheet, { roughness: 0.05, footAt: 645, treeSeed: hill.seed, ...hill });
}
