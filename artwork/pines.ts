import { between, seededRandom } from './random.ts';
import { lerp, type Point, path, tidy } from './svg.ts';

interface PineOptions {
  readonly count: number;
  readonly seed: number;
  readonly color: string;
  readonly heights: readonly [low: number, high: number];
  /** The rest of the crest has no trees. */
  readonly within?: readonly [from: number, to: number];
}

function pine([x, y]: Point, height: number): string {
  const half = Math.max(1, height * 0.22);
  const start = `M${tidy(x - half)} ${Math.round(y)}`;
  if (height < 16) return `${start}l${tidy(half)}-${tidy(height)} ${tidy(half)} ${tidy(height)}z`;
  // Large enough for two tiers of branches.
  const tier = tidy(height / 2);
  const low = tidy(half * 0.6);
  const high = tidy(half * 0.7);
  const step = tidy(-half * 0.3);
  return `${start}l${low}-${tier}h${step}l${high}-${tier} ${high} ${tier}h${step}l${low} ${tier}z`;
}

function heightAt(crest: readonly Point[], x: number): number | undefined {
  const next = crest.findIndex((point) => point[0] >= x);
  const from = crest[next - 1];
  const to = crest[next];
  return from && to && lerp(from[1], to[1], (x - from[0]) / (to[0] - from[0]));
}

/** Trees in groves along a crest. Draw them before their ridge. */
export function pines(crest: readonly Point[], options: PineOptions): string {
  const random = seededRandom(options.seed);
  const [from, to] = options.within ?? [crest.at(0)?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  let data = '';
  let x = from;
  for (let index = 0; index < options.count; index += 1) {
    // Most trees are beside the previous one; the others start a new grove.
    x = random() < 0.7 ? x + between(random, -16, 20) : between(random, from, to);
    const y = x > from && x < to ? heightAt(crest, x) : undefined;
    const height = between(random, ...options.heights);
    if (y !== undefined) data += pine([x, y + 2], height);
  }
  return path(data, { fill: options.color });
}

export type Grove = readonly [from: number, to: number, count: number];

/** Groves at chosen places, each with its own seed. */
export function sown(
  crest: readonly Point[],
  groves: readonly Grove[],
  { seed, color, heights }: Pick<PineOptions, 'seed' | 'color' | 'heights'>,
): string {
  return groves
    .map(([from, to, count], index) =>
      pines(crest, { count, seed: seed + index, color, heights, within: [from, to] }),
    )
    .join('');
}
