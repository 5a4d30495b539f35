import type { Sheet } from '#artwork/sheet.ts';
import { group, lerp, line, type Point, path, polygon } from '#artwork/svg.ts';
import { contour } from '#artwork/terraces.ts';
import { HEIGHT } from './cover.ts';

interface Fields {
  /** The edge of the highest field, from left to right. */
  readonly crest: readonly Point[];
  readonly colors: readonly string[];
  /** Depth of the first field, and the factor by which each next one is deeper. */
  readonly step: number;
  readonly growth?: number;
  readonly edge: string;
  readonly edgeOpacity?: number;
  /** The color of the earth wall below each edge. */
  readonly wall?: string;
}

/** The edges of all fields. Lower ones are nearer, so they are deeper and bend more. */
export function fieldEdges({ crest, colors, step, growth = 1.16 }: Fields): readonly Point[][] {
  let depth = 0;
  let reach = step;
  return colors.map((_, index) => {
    const keys = crest.map(
      ([x, y], key): Point => [
        x + (index % 2 === 0 ? 0 : 26) * (key % 2 === 0 ? 1 : -1) * (key > 0 ? 1 : 0),
        y + depth + (key % 2 === 0 ? 1 : -1) * index * 1.4,
      ],
    );
    depth += reach;
    reach *= growth;
    const last = keys.at(-1) ?? [0, 0];
    return [...keys.slice(0, -1), [crest.at(-1)?.[0] ?? last[0], last[1]]];
  });
}

export function fields(options: Fields): string {
  const { colors, edge, wall, edgeOpacity = 0.4 } = options;
  return fieldEdges(options)
    .map((keys, index) => {
      const d = contour(keys);
      const first = Math.round(keys[0]?.[0] ?? 0);
      return (
        path(`${d}V${HEIGHT}H${first}z`, { fill: colors[index] ?? '' }) +
        (wall === undefined ? '' : line(d, wall, lerp(3, 7, index / colors.length))) +
        line(d, edge, 1.6, { opacity: edgeOpacity })
      );
    })
    .join('');
}

/** Fields clipped to the hill. */
export function fieldsOn(sheet: Sheet, hill: readonly Point[], options: Fields): string {
  const shape = sheet.clip(path(polygon(hill), {}));
  return group({ 'clip-path': shape }, fields(options));
}
