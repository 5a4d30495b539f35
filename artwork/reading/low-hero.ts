import { backdrop } from '#artwork/heroes/backdrop.ts';
import type { HeroLight } from '#artwork/heroes/hero-light.ts';
import { type Grove, sown } from '#artwork/pines.ts';
import { outline, type RidgePaint, ridge, ridgeLine } from '#artwork/ridge.ts';
import { createSheet, type Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';

/** Anchored at the right, because the text ends above the left two thirds. */
export function lowWide(name: string): Sheet {
  return createSheet({ name, width: 1920, height: 220, align: 'xMaxYMax slice' });
}

export function lowNarrow(name: string): Sheet {
  return createSheet({ name, width: 420, height: 160, align: 'xMidYMax slice' });
}

interface Outlook {
  readonly light: HeroLight;
  readonly sun: Point;
  readonly peaks: readonly (readonly [x: number, y: number, half: number])[];
  readonly seed: number;
  readonly between?: string;
}

const WIDE = {
  radius: 32,
  reach: [240, 100],
  base: 172,
  far: [142, 124, 152, 130, 158, 128, 156, 122, 152, 116, 146, 110, 140],
  middle: [176, 160, 186, 164, 188, 162, 186, 158, 182, 166],
} as const;

const NARROW = {
  radius: 22,
  reach: [120, 70],
  base: 130,
  far: [110, 92, 114, 96, 116, 90, 106],
  middle: [132, 120, 136, 122, 132, 118],
} as const;

/** The valley below the text, in both widths. */
export function lowBackdrop(sheet: Sheet, { light, sun, peaks, seed, between }: Outlook): string {
  const { radius, reach, base, far, middle } = sheet.width > 1000 ? WIDE : NARROW;
  return backdrop(sheet, {
    light,
    sun,
    radius,
    reach,
    clouds: [],
    peaks: peaks.map(([x, y, half]) => ({ summit: [x, y], left: half, right: half })),
    base,
    far,
    middle,
    mist: [[sun[0], base], reach[0], 16],
    seed,
    between: between ?? '',
  });
}

interface Ground {
  readonly keys: string;
  readonly seed: number;
  readonly paint: Omit<RidgePaint, 'footAt'>;
  readonly groves?: readonly Grove[];
}

/** The nearest slope with its trees. */
export function ground(sheet: Sheet, { keys, seed, paint, groves = [] }: Ground): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.04 });
  const trees = { seed, color: paint.crest, heights: [7, 15] } as const;
  return sown(crest, groves, trees) + ridge(sheet, crest, { ...paint, footAt: sheet.height });
}
