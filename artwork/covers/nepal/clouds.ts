import { between, seededRandom } from '#artwork/random.ts';
import { cloudBank } from '#artwork/sky.ts';
import { path } from '#artwork/svg.ts';
import { WIDTH } from './cover.ts';

interface Ceiling {
  readonly y: number;
  readonly radius: number;
  readonly seed: number;
  readonly fill: string;
}

/** The underside of clouds, from edge to edge. */
export function cloudCeiling({ y, radius, seed, fill }: Ceiling): string {
  const random = seededRandom(seed);
  const puffs: (readonly [number, number, number])[] = [];
  for (let x = -10; x < WIDTH + radius; x += radius * between(random, 1, 1.5)) {
    const size = Math.round(radius * between(random, 0.7, 1.15));
    puffs.push([Math.round(x), Math.round(y + between(random, -0.3, 0.3) * radius), size]);
  }
  return path(`M0 0h${WIDTH}v${y}H0z${cloudBank(puffs)}`, { fill });
}
