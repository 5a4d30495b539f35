import { between, seededRandom } from '#artwork/random.ts';
import { cloudBank } from '#artwork/sky.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

export interface LeafPaint {
  readonly shade: string;
  readonly leaf: string;
  readonly light: string;
  readonly trunk: string;
}

export const dayLeaves: LeafPaint = {
  shade: '#1F7358',
  leaf: '#2F9E6B',
  light: '#62BE8B',
  trunk: '#5A3A2A',
};

/** In morning haze, with a blue tint. */
export const morningLeaves: LeafPaint = {
  shade: '#155F77',
  leaf: '#1F7F87',
  light: '#4FB0A4',
  trunk: '#2B3F4E',
};

/** A round crown in three tones: origin at the foot of the trunk, 120 high. */
export function tree(at: Point, scale: number, paint: LeafPaint, flip = 1): string {
  const crown = cloudBank([
    [-26, -62, 24],
    [0, -84, 32],
    [28, -64, 25],
    [0, -54, 26],
  ]);
  const middle = cloudBank([
    [4, -88, 26],
    [28, -68, 20],
    [-8, -64, 18],
  ]);
  const light = cloudBank([
    [12, -97, 14],
    [26, -86, 11],
    [37, -73, 9],
  ]);
  return place(
    at,
    scale,
    path('M-5 0L-3-44h7L7 0z', { fill: paint.trunk }) +
      line('M1-30L16-50M0-38L-14-54', paint.trunk, 4, { 'stroke-linecap': 'round' }) +
      path(crown, { fill: paint.shade }) +
      path(middle, { fill: paint.leaf }) +
      path(light, { fill: paint.light }),
    flip,
  );
}

/** A clipped hedge along a line. */
export function bushes(from: Point, to: Point, radius: number, fill: string): string {
  const count = Math.max(2, Math.round((to[0] - from[0]) / (radius * 1.3)));
  const puffs = Array.from({ length: count }, (_, index): [number, number, number] => {
    const share = index / (count - 1);
    return [
      Math.round(from[0] + (to[0] - from[0]) * share),
      Math.round(from[1] + (to[1] - from[1]) * share),
      Math.round(radius * (index % 3 === 1 ? 1.15 : 0.9)),
    ];
  });
  return path(cloudBank(puffs), { fill });
}

/** Blossoms as round dots, with one path for each color. */
export function blossoms(
  from: Point,
  to: Point,
  options: {
    readonly count: number;
    readonly size: number;
    readonly seed: number;
    readonly colors: readonly string[];
  },
): string {
  const random = seededRandom(options.seed);
  return options.colors
    .map((color) => {
      const dots = Array.from({ length: options.count }, () => {
        const share = random();
        const x = from[0] + (to[0] - from[0]) * share;
        const y = from[1] + (to[1] - from[1]) * share + between(random, -0.8, 0.8) * options.size;
        return `M${Math.round(x)} ${Math.round(y)}h0`;
      });
      return line(dots.join(''), color, options.size, { 'stroke-linecap': 'round' });
    })
    .join('');
}

/** A tall narrow tree. */
export function cypress(at: Point, scale: number, paint: LeafPaint): string {
  return place(
    at,
    scale,
    path('M-3 0v-14h6V0z', { fill: paint.trunk }) +
      path('M-12-10Q-16-60 0-118 16-60 12-10 0-4-12-10z', { fill: paint.shade }) +
      path('M0-118Q16-60 12-10 6-6 2-7 8-60 0-118z', { fill: paint.leaf }),
  );
}
