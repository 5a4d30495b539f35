import { pines } from '#artwork/pines.ts';
import { type RidgePaint, ridge } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { cloud } from '#artwork/sky.ts';
import { type Peak, snowPeaks } from '#artwork/snow-peaks.ts';
import { group, type Point } from '#artwork/svg.ts';
import type { Light } from './light.ts';
import { mix } from './light.ts';
import { fraction, smooth } from './loop.ts';

/** Rounds to hundredths of a pixel, because steps of a tenth would be visible at this speed. */
export function shifted(across: number, ...layers: readonly string[]): string {
  return group({ transform: `translate(${Math.round(across * 100) / 100} 0)` }, ...layers);
}

export interface Grove {
  readonly count: number;
  readonly seed: number;
  readonly heights: readonly [low: number, high: number];
  readonly within?: readonly [from: number, to: number];
}

/** A ridge with its trees. */
export function woodedRidge(
  sheet: Sheet,
  crest: readonly Point[],
  paint: RidgePaint,
  groves: readonly Grove[],
): string {
  const sown = groves.map((grove) => pines(crest, { ...grove, color: paint.crest }));
  return sown.join('') + ridge(sheet, crest, paint);
}

export interface Range {
  readonly peaks: readonly Peak[];
  readonly base: number;
  readonly seed: number;
}

/** Pixels over which the light moves from one face to the other as the sun passes a summit. */
const NOON = 150;

/** Each peak separately, because the sun passes them one after the other. */
export function litRange(sheet: Sheet, range: Range, light: Light, sunX: number): string {
  return range.peaks
    .map((peak, index) => {
      const lit = (side: number): string =>
        snowPeaks(sheet, [peak], {
          base: range.base,
          seed: range.seed + index,
          sunX: peak.summit[0] + side,
          shade: mix(light.far, light.middle, 0.12),
          lit: light.snow,
          haze: light.haze,
          gully: mix(light.snow, light.haze, 0.5),
        });
      const passed = smooth(-NOON, NOON, sunX - peak.summit[0]);
      if (passed === 0) return lit(-1);
      return passed === 1 ? lit(1) : lit(-1) + group({ opacity: passed }, lit(1));
    })
    .join('');
}

export interface CloudRow {
  readonly y: number;
  readonly width: number;
  /** Pixels from one cloud to the next, which is also the drift per loop. */
  readonly apart: number;
  readonly start: number;
  readonly opacity: number;
}

/** Equal clouds. Each ends at the start position of the next. */
export function cloudRow(sheet: Sheet, row: CloudRow, time: number, color: string): string {
  const count = Math.ceil((sheet.width + row.width) / row.apart) + 1;
  const first = fraction(row.start + time) * row.apart - row.apart;
  return Array.from({ length: count }, (_, index) =>
    cloud([first + index * row.apart, row.y], row.width, row.opacity, color),
  ).join('');
}
