import { between, seededRandom } from './random.ts';
import { ellipse, type Sheet, type Stop, stops } from './sheet.ts';
import { circle, line, type Point, path, place, tidy } from './svg.ts';

// Ends in near-white, because a halo that ends in orange turns gray over blue.
const dawnHalo = stops(
  [0, '#FFF3DC'],
  [0.3, '#FFF8EA', 0.8],
  [0.65, '#FBFBFA', 0.32],
  [1, '#F6FBFF', 0],
);

interface Halo {
  readonly center: Point;
  readonly across: number;
  readonly up?: number;
  readonly light?: readonly Stop[];
}

/** Can be wider than high: an image cannot overflow, so a halo must end inside it. */
export function halo(
  sheet: Sheet,
  { center, across, up = across, light = dawnHalo }: Halo,
): string {
  return ellipse(center, across, up, sheet.glow(...light));
}

export function sun(sheet: Sheet, center: Point, radius: number, top: string, low: string): string {
  const fill = sheet.fade([0, top], [1, low]);
  return circle(center, radius, { fill });
}

const CRESCENT = 'M3-19.8a20 20 0 1 0 16.6 30.8a17.2 17.2 0 1 1-16.6-30.8z';

/** A crescent as one shape, so that any sky can be behind it. */
export function moon(center: Point, radius: number): string {
  return place(center, radius / 20, path(CRESCENT, { fill: '#FFF1D0' }));
}

export interface Starfield {
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  readonly seed: number;
  /** Keeps stars out of the dark part of the moon. */
  readonly moon?: Point;
}

const MOON_CLEARANCE = 44;

/** Zero-length round strokes, because such a star takes only a dozen bytes. */
export function stars({ from, to, count, seed, moon: hidden }: Starfield): string {
  const random = seededRandom(seed);
  const field = (amount: number): string =>
    Array.from({ length: amount }, () => {
      const x = Math.round(between(random, from[0], to[0]));
      const y = Math.round(between(random, from[1], to[1]));
      const covered = hidden && Math.hypot(x - hidden[0], y - hidden[1]) < MOON_CLEARANCE;
      return covered ? '' : `M${x} ${y}h0`;
    }).join('');
  const round = { 'stroke-linecap': 'round' };
  return (
    line(field(Math.round(count * 0.7)), '#FFFFFF', 1.5, { ...round, opacity: 0.55 }) +
    line(field(Math.round(count * 0.3)), '#FFFFFF', 2.4, { ...round, opacity: 0.85 })
  );
}

export function cloud([x, y]: Point, width: number, opacity = 0.75, color = '#FFFFFF'): string {
  const thickness = width * 0.07;
  const bar = (from: number, down: number, length: number): string =>
    `M${tidy(x + width * from)} ${tidy(y + thickness * down)}h${tidy(width * length)}`;
  const data = bar(0.04, 0, 0.92) + bar(0.22, -0.8, 0.42) + bar(0.34, 0.8, 0.47);
  return line(data, color, thickness, { 'stroke-linecap': 'round', opacity });
}

/** Round puffs as one shape. */
export function cloudBank(puffs: readonly (readonly [x: number, y: number, r: number])[]): string {
  return puffs
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0`)
    .join('');
}

export function birds(at: Point, color: string): string {
  const flock = 'q5-6 9 0q5-6 9 0m12 12q4-5 7 0q4-5 7 0m0-22q3-4 6 0q3-4 6 0';
  const start = `M${tidy(at[0])} ${tidy(at[1])}`;
  return line(start + flock, color, 1.6, { 'stroke-linecap': 'round', opacity: 0.6 });
}
