import { pines } from '#drawings/pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import { createSheet, type Sheet, stops } from '#drawings/sheet.ts';
import { halo, stars } from '#drawings/sky.ts';
import { type Peak, snowPeaks } from '#drawings/snow-peaks.ts';
import type { Point } from '#drawings/svg.ts';

export const night = {
  far: { crest: '#265A93', foot: '#16467A' },
  middle: { crest: '#123F70', foot: '#0D3159' },
  low: { crest: '#0B2C52', foot: '#0A2342' },
  near: { crest: '#071D36', foot: '#061B33' },
} as const;

const SNOW = { shade: '#2C639F', lit: '#BFDAF3', haze: '#245A94', gully: '#8DB6DD' };

// Starlight on mist: as blue as the page behind it, only paler.
const glimmer = stops([0, '#BFD9F2', 0.6], [0.45, '#8FB9E2', 0.24], [1, '#5F95CC', 0]);

export interface NightLand {
  readonly stars: readonly (readonly [from: Point, to: Point, count: number])[];
  readonly light: readonly [centre: Point, across: number, up: number];
  readonly peaks: readonly (readonly [x: number, y: number, half: number])[];
  readonly base: number;
  readonly far: readonly number[];
  readonly middle: readonly number[];
  readonly seed: number;
}

/** Anchored at the right, without a sky of its own: that is the page's. */
export function nightSheet(name: string, width: number): Sheet {
  return createSheet({ name, width, height: 640, align: 'xMaxYMax slice' });
}

export function nightLand(sheet: Sheet, land: NightLand): string {
  const { seed } = land;
  const wide = sheet.width > 1000;
  const rounds = wide ? 4 : 3;
  const crest = (heights: readonly number[], nth: number): readonly Point[] =>
    ridgeLine({ keys: evenKeys(sheet.width, heights), seed: seed + nth, rounds, roughness: 0.13 });
  const middle = crest(land.middle, 2);
  const sky = land.stars.map(([from, to, count], index) =>
    stars({ from, to, count, seed: seed + 4 + index }),
  );
  const peaks = land.peaks.map(
    ([x, y, half]): Peak => ({ summit: [x, y], left: half, right: half - 6 }),
  );
  return (
    sky.join('') +
    halo(sheet, {
      centre: land.light[0],
      across: land.light[1],
      up: land.light[2],
      light: glimmer,
    }) +
    snowPeaks(sheet, peaks, {
      ...SNOW,
      base: land.base,
      sunX: land.light[0][0] + 40,
      seed,
      jitter: wide ? 10 : 8,
    }) +
    ridge(sheet, crest(land.far, 1), { ...night.far, footAt: 640 }) +
    pines(middle, {
      count: wide ? 110 : 50,
      seed: seed + 3,
      colour: night.middle.crest,
      heights: wide ? [8, 16] : [7, 14],
    }) +
    ridge(sheet, middle, { ...night.middle, footAt: 650 })
  );
}

export type Grove = readonly [from: number, to: number, count: number];

/** A hill by its hand-set crest, with trees where there are any. */
export function nightHill(
  sheet: Sheet,
  keys: string,
  seed: number,
  paint: { readonly crest: string; readonly foot: string },
  groves: readonly Grove[] = [],
  heights: readonly [number, number] = [12, 26],
): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.04 });
  const trees = groves.map(([from, to, count], index) =>
    pines(crest, {
      count,
      seed: seed + index + 3,
      colour: paint.crest,
      heights,
      within: [from, to],
    }),
  );
  return trees.join('') + ridge(sheet, crest, { ...paint, footAt: 640 });
}
