import { ridgeLine } from '#artwork/ridge.ts';
import { lerp, type Point, path } from '#artwork/svg.ts';
import { contour } from '#artwork/terraces.ts';
import { HEIGHT } from './cover.ts';

interface TeaHill {
  readonly crest: readonly Point[];
  readonly rows: number;
  /** Depth of the first row, and the factor by which each next one is deeper. */
  readonly step: number;
  readonly growth: number;
  readonly top: string;
  readonly topLit: string;
  readonly shade: string;
  readonly seed: number;
}

/** The same keys, lowered and with the bumps of the bushes. */
function bumpy(keys: readonly Point[], size: number, seed: number): string {
  const line = ridgeLine({ keys, seed, rounds: 0 });
  const smooth: Point[] = line.flatMap((point, index) => {
    const before = line[index - 1];
    if (before === undefined) return [point];
    const parts = Math.max(2, Math.round((point[0] - before[0]) / (size * 2.4)));
    return Array.from({ length: parts }, (_, part): Point => {
      const share = (part + 1) / parts;
      const eased = share * share * (3 - 2 * share);
      return [lerp(before[0], point[0], share), lerp(before[1], point[1], eased)];
    });
  });
  const first = smooth[0] ?? [0, 0];
  return smooth.slice(1).reduce(
    (d, [x, y], index) => {
      const [fromX, fromY] = smooth[index] ?? first;
      const middle = Math.round((fromX + x) / 2);
      const lift = Math.round(Math.min(fromY, y) - size * 0.8);
      return `${d}Q${middle} ${lift} ${Math.round(x)} ${Math.round(y)}`;
    },
    `M${Math.round(first[0])} ${Math.round(first[1])}`,
  );
}

/** Clipped bushes in rows along the hill, with dark gaps and light tops. */
export function teaHill(hill: TeaHill): string {
  const { crest, rows, step, growth, seed } = hill;
  let depth = 0;
  let reach = step;
  let drawn = path(`${contour(crest)}V${HEIGHT + 4}H${Math.round(crest[0]?.[0] ?? 0)}z`, {
    fill: hill.shade,
  });
  for (let row = 0; row < rows; row += 1) {
    const down = depth;
    const size = Math.min(14, reach * 0.34 + 4);
    const keys = (extra: number): readonly Point[] =>
      crest.map(
        ([x, y], key): Point => [x, y + down * (1 + 0.1 * Math.sin(key * 1.7 + row * 0.3)) + extra],
      );
    const back = (from: readonly Point[]): string => contour(from.toReversed()).replace(/^M/, 'L');
    drawn += path(`${bumpy(keys(0), size, seed)}${back(keys(reach * 0.62))}z`, { fill: hill.top });
    drawn += path(`${bumpy(keys(-reach * 0.04), size * 0.8, seed)}${back(keys(reach * 0.2))}z`, {
      fill: hill.topLit,
    });
    depth += reach;
    reach *= growth;
  }
  return drawn;
}
