import { between, type Random, seededRandom } from './random.ts';
import { roughen } from './ridge.ts';
import type { Sheet } from './sheet.ts';
import { type Point, path, polygon } from './svg.ts';

export interface Peak {
  readonly summit: Point;
  /** Distances from the summit to the left and right foot. */
  readonly left: number;
  readonly right: number;
}

export interface SnowPaint {
  readonly shade: string;
  readonly lit: string;
  readonly haze: string;
  /** Snow on the shaded face. Peach over blue turns gray, so dawn needs white. */
  readonly gully?: string;
}

interface SnowOptions extends SnowPaint {
  readonly base: number;
  readonly sunX: number;
  readonly seed: number;
  readonly jitter?: number;
  readonly rounds?: number;
}

function flank(peak: Peak, side: number, options: SnowOptions, random: Random): readonly Point[] {
  const [x, y] = peak.summit;
  const width = side * (side < 0 ? peak.left : peak.right);
  const jitter = options.jitter ?? 10;
  const shoulder: Point = [
    x + width * between(random, 0.38, 0.48),
    y + (options.base - y) * 0.48 + between(random, -jitter, jitter),
  ];
  const outline: readonly Point[] = [peak.summit, shoulder, [x + width, options.base]];
  return roughen(outline, 0.13, options.rounds ?? 3, random);
}

/** The ridge towards the viewer, which separates light from shade. */
function spine(peak: Peak, side: number, base: number): Point[] {
  const [x, y] = peak.summit;
  const width = side * (side < 0 ? peak.left : peak.right);
  const turns = 7;
  return Array.from({ length: turns }, (_, turn): Point => {
    const share = (turn + 1) / turns;
    const swing = (turn % 2 === 0 ? 1 : -1) * (0.05 + 0.011 * turn);
    return [x + width * (0.03 + 0.06 * turn + swing), y + (base - y) * share];
  });
}

/** Snow in the gullies of the shaded face. */
function gullies(peak: Peak, side: number, base: number): string {
  const [x, y] = peak.summit;
  const width = -side * (side < 0 ? peak.right : peak.left);
  const height = base - y;
  const at = (across: number, down: number): Point => [x + width * across, y + height * down];
  const upper = [at(0, 0.01), at(0.1, 0.2), at(0.11, 0.31), at(0.24, 0.48), at(0.13, 0.4)];
  const lower = [at(0.2, 0.34), at(0.27, 0.46), at(0.26, 0.56), at(0.36, 0.68), at(0.24, 0.58)];
  return polygon([...upper, at(0.05, 0.26)]) + polygon([...lower, at(0.22, 0.46)]);
}

/** Dark ribs, without which the lit face looks like a flat sail. */
function ribs(peak: Peak, side: number, base: number): string {
  const [x, y] = peak.summit;
  const width = side * (side < 0 ? peak.left : peak.right);
  const height = base - y;
  const at = (across: number, down: number): Point => [x + width * across, y + height * down];
  return polygon([at(0.16, 0.3), at(0.3, 0.46), at(0.3, 0.56), at(0.42, 0.76), at(0.22, 0.56)]);
}

function snowPeak(sheet: Sheet, peak: Peak, options: SnowOptions, random: Random): string {
  const { base, shade, lit, haze } = options;
  const side = options.sunX > peak.summit[0] ? 1 : -1;
  const left = flank(peak, -1, options, random);
  const right = flank(peak, 1, options, random);
  const body = sheet.fade([0, shade], [1, haze]);
  const light = sheet.fade([0, lit], [0.5, lit, 0.85], [1, lit, 0]);
  const face = [...(side > 0 ? right : left), ...spine(peak, side, base).reverse()];
  return (
    path(polygon([...left.toReversed(), ...right.slice(1)]), { fill: body }) +
    path(polygon(face), { fill: light }) +
    path(gullies(peak, side, base), { fill: options.gully ?? lit, opacity: 0.5 }) +
    path(ribs(peak, side, base), { fill: shade, opacity: 0.75 })
  );
}

/** Snow mountains from back to front, each lit on one face. */
export function snowPeaks(sheet: Sheet, peaks: readonly Peak[], options: SnowOptions): string {
  const random = seededRandom(options.seed);
  return peaks.map((peak) => snowPeak(sheet, peak, options, random)).join('');
}
