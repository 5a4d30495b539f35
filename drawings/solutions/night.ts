import { pines } from '#drawings/pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import { createSheet, type Sheet, stops } from '#drawings/sheet.ts';
import { halo, stars } from '#drawings/sky.ts';
import { type Peak, snowPeaks } from '#drawings/snow-peaks.ts';
import type { Point } from '#drawings/svg.ts';

export const FAR = { crest: '#265A93', foot: '#16467A' };
export const MIDDLE = { crest: '#123F70', foot: '#0D3159' };
export const LOW = { crest: '#0B2C52', foot: '#0A2342' };
export const NEAR = { crest: '#071D36', foot: '#061B33' };
const SNOW = { shade: '#2C639F', lit: '#BFDAF3', haze: '#245A94', gully: '#8DB6DD' };

const glimmer = stops([0, '#BFD9F2', 0.6], [0.45, '#8FB9E2', 0.24], [1, '#5F95CC', 0]);

/** One valley, from wherever the page stands in it. */
export interface NightView {
  readonly peaks: readonly Peak[];
  /** Starlight on the mist; the snow shines on the sides that face it. */
  readonly light: Point;
  /** Heights of the two far ridges, evenly spaced. */
  readonly far: readonly number[];
  readonly middle: readonly number[];
  readonly seed: number;
}

/** A pair of one idea: beside the words, and below them. */
export function wideSheet(name: string): Sheet {
  return createSheet({ name, width: 1600, height: 640, align: 'xMaxYMax slice' });
}

export function narrowSheet(name: string): Sheet {
  return createSheet({ name, width: 620, height: 640, align: 'xMaxYMax slice' });
}

function starlight(wide: boolean, seed: number): string {
  if (!wide) return stars({ from: [14, 300], to: [606, 400], count: 46, seed });
  return (
    stars({ from: [930, 14], to: [1590, 250], count: 90, seed }) +
    stars({ from: [700, 10], to: [930, 110], count: 14, seed: seed + 1 })
  );
}

/** Stars, snow and the two ridges behind everything that happens. */
export function nightBehind(sheet: Sheet, view: NightView): string {
  const wide = sheet.width > 1000;
  const { seed, light } = view;
  const far = ridgeLine({
    keys: evenKeys(sheet.width, view.far),
    seed: seed + 1,
    rounds: wide ? 4 : 3,
    roughness: 0.14,
  });
  const middle = ridgeLine({ keys: evenKeys(sheet.width, view.middle), seed: seed + 2 });
  const [across, up] = wide ? [420, 210] : [236, 150];
  return (
    starlight(wide, seed) +
    halo(sheet, { centre: light, across, up, light: glimmer }) +
    snowPeaks(sheet, view.peaks, {
      ...SNOW,
      base: wide ? 556 : 545,
      sunX: light[0],
      seed: seed + 3,
      jitter: wide ? 10 : 8,
    }) +
    ridge(sheet, far, { ...FAR, footAt: 640 }) +
    pines(middle, {
      count: wide ? 110 : 56,
      seed: seed + 4,
      colour: MIDDLE.crest,
      heights: [8, 15],
    }) +
    ridge(sheet, middle, { ...MIDDLE, footAt: 650 })
  );
}

export interface Ground {
  readonly keys: string;
  readonly seed: number;
  readonly paint: { readonly crest: string; readonly foot: string };
  readonly trees?: readonly (readonly [count: number, from: number, to: number])[];
  readonly heights?: readonly [low: number, high: number];
  readonly roughness?: number;
}

/** A slope set by hand, and groves where nothing else stands. */
export function ground(sheet: Sheet, options: Ground): string {
  const { keys, seed, paint, trees = [], heights = [12, 26], roughness = 0.05 } = options;
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness });
  const groves = trees.map(([count, from, to], index) =>
    pines(crest, { count, seed: seed + index, colour: paint.crest, heights, within: [from, to] }),
  );
  return groves.join('') + ridge(sheet, crest, { ...paint, footAt: 645 });
}
