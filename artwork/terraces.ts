import { pines } from './pines.ts';
import type { Sheet } from './sheet.ts';
import { group, lerp, line, type Point, path, polygon } from './svg.ts';

interface Terraces {
  /** The crest of the highest field, from the valley's outer edge to its lip. */
  readonly crest: readonly Point[];
  readonly step: number;
  readonly colors: readonly string[];
  /** The color of the slope below the fields. */
  readonly within: readonly Point[];
  readonly seed: number;
  readonly trees: number;
  readonly heights: readonly [low: number, high: number];
}

const EDGE_LIGHT = '#9AD3F8';

/** Flat at every key, like a contour line: control points are level with their ends. */
export function contour(keys: readonly Point[]): string {
  return keys
    .map(([x, y], index) => {
      const before = keys[index - 1];
      if (before === undefined) return `M${Math.round(x)} ${Math.round(y)}`;
      const middle = Math.round(lerp(before[0], x, 0.5));
      const [fromY, toY] = [Math.round(before[1]), Math.round(y)];
      return `C${middle} ${fromY} ${middle} ${toY} ${Math.round(x)} ${toY}`;
    })
    .join('');
}

/** The same curve as points, for trees. */
function along(keys: readonly Point[]): readonly Point[] {
  const points = keys.flatMap((point, index) => {
    const before = keys[index - 1];
    if (before === undefined) return [point];
    return [0.2, 0.4, 0.6, 0.8, 1].map((share): Point => {
      const eased = share * share * (3 - 2 * share);
      const across = 1.5 * share * (1 - share) + share ** 3;
      return [lerp(before[0], point[0], across), lerp(before[1], point[1], eased)];
    });
  });
  return points.toSorted((one, other) => one[0] - other[0]);
}

/** Fields in steps down a slope, with lit edges and groves between them. */
export function terraces(sheet: Sheet, options: Terraces): string {
  const { crest, step, colors, within, seed, trees, heights } = options;
  const outer = crest[0]?.[0] ?? 0;
  const fields = colors.map((fill, index) => {
    const keys = crest.map(([x, y]): Point => [x, y + index * step]);
    const edge = contour(keys);
    const shade = colors[index + 2] ?? colors.at(-1) ?? fill;
    const trunks = along(keys).map(([x, y]): Point => [x, y + step * 0.62]);
    const shine = { opacity: Math.max(0.06, 0.34 - 0.05 * index) };
    return (
      path(`${edge}V${sheet.height}H${outer}z`, { fill }) +
      line(edge, EDGE_LIGHT, 1.5, shine) +
      pines(trunks, { count: trees, seed: seed + index, color: shade, heights })
    );
  });
  const clip = sheet.clip(path(polygon(within), {}));
  return group({ 'clip-path': clip }, ...fields);
}
