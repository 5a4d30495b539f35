import { hourLight } from './hour-light.ts';
import type { Hour } from './hours.ts';
import { pines } from './pines.ts';
import { evenKeys, type RidgePaint, ridge, ridgeLine } from './ridge.ts';
import type { Sheet } from './sheet.ts';
import { stars } from './sky.ts';
import { type Peak, snowPeaks } from './snow-peaks.ts';
import { element, type Point } from './svg.ts';

export interface ValleyOptions {
  readonly hour: Hour;
  readonly width: number;
  readonly height: number;
  readonly sun: Point;
  /** Of the sun or moon; 0 leaves it out. */
  readonly radius: number;
  readonly peaks: readonly Peak[];
  /** Heights of the two ridges, evenly spaced. */
  readonly middle: readonly number[];
  readonly near: readonly number[];
  readonly trees: number;
  readonly treeHeights: readonly [low: number, high: number];
  readonly seed: number;
  /** Replaces the hour's color on the near slope. */
  readonly slope?: RidgePaint;
}

/** In two parts, so that a motif can be between them. */
export interface Valley {
  readonly behind: string;
  readonly front: string;
}

function sky(sheet: Sheet, options: ValleyOptions): string {
  const { hour, width, height, sun, radius } = options;
  const fill = sheet.fade(...hour.sky);
  const night = hour.night
    ? stars({
        from: [6, 5],
        to: [width - 6, height * 0.5],
        count: Math.round(width / 9),
        seed: options.seed,
        moon: sun,
      })
    : '';
  const air = element('rect', { width, height, fill });
  return air + night + (radius > 0 ? hourLight(sheet, hour, sun, radius) : '');
}

/** The valley at one time of day, in any size. */
export function valley(sheet: Sheet, options: ValleyOptions): Valley {
  const { hour, width, height, seed, sun, treeHeights } = options;
  const middle = ridgeLine({ keys: evenKeys(width, options.middle), seed: seed + 1, rounds: 2 });
  const near = ridgeLine({
    keys: evenKeys(width, options.near),
    seed: seed + 2,
    rounds: 2,
    roughness: 0.08,
  });
  const mountains = snowPeaks(sheet, options.peaks, {
    base: Math.round(height * 0.86),
    sunX: sun[0],
    seed,
    shade: hour.far,
    lit: hour.snow,
    haze: hour.haze,
    jitter: height * 0.03,
    rounds: 2,
  });
  const foot = hour.night ? hour.middle : hour.haze;
  const slope = options.slope ?? { crest: hour.near, foot: hour.near, footAt: height };
  return {
    behind:
      sky(sheet, options) +
      mountains +
      ridge(sheet, middle, { crest: hour.middle, foot, footAt: height * 1.12 }),
    front:
      pines(near, {
        count: options.trees,
        seed: seed + 3,
        color: slope.crest,
        heights: treeHeights,
      }) + ridge(sheet, near, slope),
  };
}
