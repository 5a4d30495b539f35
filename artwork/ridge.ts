import { between, type Random, seededRandom } from './random.ts';
import type { Sheet } from './sheet.ts';
import { lerp, type Point, path, polygon } from './svg.ts';

interface Crest {
  readonly keys: readonly Point[];
  readonly seed: number;
  /** Maximum displacement of a midpoint, as a share of the step's length. */
  readonly roughness?: number;
  readonly rounds?: number;
}

export interface RidgePaint {
  readonly crest: string;
  readonly foot: string;
  /** The height below which haze hides the slope. */
  readonly footAt: number;
}

function subdivide(line: readonly Point[], roughness: number, random: Random): Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1];
    if (next === undefined) return [point];
    const reach = next[0] - point[0];
    const middle: Point = [
      lerp(point[0], next[0], between(random, 0.38, 0.62)),
      lerp(point[1], next[1], 0.5) + between(random, -1, 1) * roughness * reach,
    ];
    return [point, middle];
  });
}

/** Midpoint displacement between hand-set points, so summits are chosen and the rest is random. */
export function roughen(
  points: readonly Point[],
  roughness: number,
  rounds: number,
  random: Random,
): readonly Point[] {
  let line = points;
  for (let round = 0; round < rounds; round += 1) line = subdivide(line, roughness, random);
  return line;
}

export function ridgeLine({ keys, seed, roughness = 0.12, rounds = 3 }: Crest): readonly Point[] {
  return roughen(keys, roughness, rounds, seededRandom(seed));
}

/** Hand-set keys in the notation of SVG: `0,20 40,8`. */
export function outline(list: string): readonly Point[] {
  return list.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined) throw new Error(`Not a point: ${pair}`);
    return [x, y];
  });
}

/** Evenly spaced keys that extend past both edges of the drawing. */
export function evenKeys(width: number, heights: readonly number[]): readonly Point[] {
  const last = heights.length - 1;
  return heights.map((y, index) => [lerp(-10, width + 10, index / last), y]);
}

/** Closes a crest line below the drawing. */
export function slope(sheet: Sheet, crest: readonly Point[]): string {
  const first = crest.at(0)?.[0] ?? 0;
  const last = crest.at(-1)?.[0] ?? sheet.width;
  return polygon([...crest, [last, sheet.height + 4], [first, sheet.height + 4]]);
}

export function ridge(sheet: Sheet, crest: readonly Point[], paint: RidgePaint): string {
  const top = Math.min(...crest.map(([, y]) => y));
  const fill = sheet.fadeBetween(top, paint.footAt, [0, paint.crest], [1, paint.foot]);
  return path(slope(sheet, crest), { fill });
}
