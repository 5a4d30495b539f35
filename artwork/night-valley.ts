import { type Grove, pines, sown } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from './ridge.ts';
import { createSheet, type Sheet, stops } from './sheet.ts';
import { halo, type Starfield, stars } from './sky.ts';
import { type Peak, snowPeaks } from './snow-peaks.ts';
import type { Point } from './svg.ts';

interface Slope {
  readonly crest: string;
  readonly foot: string;
}

/** The land from the far ridge to the ground in the foreground. */
export const night = {
  far: { crest: '#265A93', foot: '#16467A' },
  middle: { crest: '#123F70', foot: '#0D3159' },
  low: { crest: '#0B2C52', foot: '#0A2342' },
  near: { crest: '#071D36', foot: '#061B33' },
} as const satisfies Record<string, Slope>;

const SNOW = { shade: '#2C639F', lit: '#BFDAF3', haze: '#245A94', gully: '#8DB6DD' };

// Starlight on mist: the blue of the page behind it, but paler.
const glimmer = stops([0, '#BFD9F2', 0.6], [0.45, '#8FB9E2', 0.24], [1, '#5F95CC', 0]);

/** A crest as heights, evenly spaced from edge to edge. */
interface Range {
  readonly heights: readonly number[];
  readonly seed: number;
  readonly roughness?: number;
  readonly rounds?: number;
}

/** How a page frames the valley. */
interface NightFraming {
  readonly stars: readonly Starfield[];
  /** The color of starlight on the mist. */
  readonly light: readonly [center: Point, across: number, up: number];
  readonly snow: {
    readonly peaks: readonly Peak[];
    readonly base: number;
    /** The x coordinate of the light. The snow is lit on the sides that face it. */
    readonly sunX: number;
    readonly seed: number;
  };
  readonly far: Range;
  readonly middle: Range;
  /** Drawn along the middle ridge. */
  readonly trees: {
    readonly count: number;
    readonly seed: number;
    readonly heights?: readonly [low: number, high: number];
  };
}

/** Anchored at the right, without a sky, which belongs to the page. */
export function nightSheet(name: string, width: number): Sheet {
  return createSheet({ name, width, height: 640, align: 'xMaxYMax slice' });
}

/** Stars, snow and the two far ridges. */
export function nightValley(sheet: Sheet, framing: NightFraming): string {
  const { light, snow, trees } = framing;
  const wide = sheet.width > 1000;
  const crest = ({ heights, ...chance }: Range): readonly Point[] =>
    ridgeLine({ keys: evenKeys(sheet.width, heights), rounds: wide ? 4 : 3, ...chance });
  const middle = crest(framing.middle);
  const [center, across, up] = light;
  return (
    framing.stars.map((field) => stars(field)).join('') +
    halo(sheet, { center, across, up, light: glimmer }) +
    snowPeaks(sheet, snow.peaks, {
      ...SNOW,
      base: snow.base,
      sunX: snow.sunX,
      seed: snow.seed,
      jitter: wide ? 10 : 8,
    }) +
    ridge(sheet, crest(framing.far), { ...night.far, footAt: 640 }) +
    pines(middle, { heights: wide ? [8, 16] : [7, 14], ...trees, color: night.middle.crest }) +
    ridge(sheet, middle, { ...night.middle, footAt: 650 })
  );
}

export interface NightHill {
  /** The hand-set crest. */
  readonly keys: string;
  readonly seed: number;
  readonly paint: Slope;
  readonly groves?: readonly Grove[];
  readonly heights?: readonly [low: number, high: number];
  readonly treeSeed?: number;
  readonly roughness?: number;
  readonly footAt?: number;
}

/** A hill, with groves where there is room. */
export function nightHill(sheet: Sheet, hill: NightHill): string {
  const { keys, seed, paint, groves = [], heights = [12, 26], treeSeed = seed + 3 } = hill;
  const { roughness = 0.04, footAt = 640 } = hill;
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness });
  return (
    sown(crest, groves, { seed: treeSeed, color: paint.crest, heights }) +
    ridge(sheet, crest, { ...paint, footAt })
  );
}
