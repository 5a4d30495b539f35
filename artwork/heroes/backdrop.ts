import { pines } from '#artwork/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import { createSheet, ellipse, type Sheet } from '#artwork/sheet.ts';
import { cloud, halo, sun } from '#artwork/sky.ts';
import { type Peak, snowPeaks } from '#artwork/snow-peaks.ts';
import type { Point } from '#artwork/svg.ts';
import type { HeroLight } from './hero-light.ts';

interface Backdrop {
  readonly light: HeroLight;
  readonly sun: Point;
  readonly radius: number;
  /** Horizontal and vertical extent of the light around the sun. */
  readonly reach: Point;
  readonly clouds: readonly (readonly [at: Point, width: number, opacity: number])[];
  readonly peaks: readonly Peak[];
  readonly base: number;
  readonly far: readonly number[];
  readonly middle: readonly number[];
  readonly mist: readonly [center: Point, across: number, up: number];
  readonly seed: number;
  /** Drawn between the far ridges and the middle ones. */
  readonly between?: string;
}

/** Anchored at the right, so that the text at the left never overlaps tall parts. */
export function wideSheet(name: string): Sheet {
  return createSheet({ name, width: 1920, height: 420, align: 'xMaxYMax slice' });
}

export function narrowSheet(name: string): Sheet {
  return createSheet({ name, width: 420, height: 330, align: 'xMidYMax slice' });
}

/** Sun, snow and two ridges, from edge to edge. */
export function backdrop(sheet: Sheet, view: Backdrop): string {
  const { light, seed } = view;
  const wide = sheet.width > 1000;
  const rounds = wide ? 4 : 3;
  const line = (heights: readonly number[], nth: number) =>
    ridgeLine({ keys: evenKeys(sheet.width, heights), seed: seed + nth, rounds, roughness: 0.16 });
  const middle = line(view.middle, 2);
  return (
    halo(sheet, { center: view.sun, across: view.reach[0], up: view.reach[1] }) +
    sun(sheet, view.sun, view.radius, ...light.sun) +
    view.clouds.map(([at, width, opacity]) => cloud(at, width, opacity)).join('') +
    snowPeaks(sheet, view.peaks, {
      ...light.snow,
      base: view.base,
      sunX: view.sun[0],
      seed,
      jitter: wide ? 10 : 6,
    }) +
    ridge(sheet, line(view.far, 1), { ...light.far, footAt: sheet.height - 2 }) +
    ellipse(
      view.mist[0],
      view.mist[1],
      view.mist[2],
      sheet.glow([0, light.mist, 0.9], [1, light.mist, 0]),
    ) +
    (view.between ?? '') +
    pines(middle, {
      count: wide ? 220 : 50,
      seed: seed + 3,
      color: light.middle.crest,
      heights: wide ? [7, 15] : [6, 13],
    }) +
    ridge(sheet, middle, { ...light.middle, footAt: sheet.height + 16 })
  );
}
