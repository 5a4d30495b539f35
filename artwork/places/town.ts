import { between, seededRandom } from '#artwork/random.ts';
import { path } from '#artwork/svg.ts';

interface TownPaint {
  readonly wall: string;
  readonly lit: string;
  readonly roof: string;
}

/** The valley's houses from afar: cubes in a row, each lit on one side. */
export function town(
  within: readonly [from: number, to: number],
  base: (x: number) => number,
  size: number,
  seed: number,
  paint: TownPaint,
): string {
  const random = seededRandom(seed);
  let walls = '';
  let sunny = '';
  let roofs = '';
  let x = within[0];
  while (x < within[1]) {
    const width = Math.round(between(random, 0.8, 1.5) * size);
    const height = Math.round(between(random, 0.7, 1.6) * size);
    const y = Math.round(base(x + width / 2));
    const light = Math.round(width * 0.4);
    walls += `M${x} ${y}v${-height}h${width}v${height}z`;
    sunny += `M${x + width - light} ${y}v${-height}h${light}v${height}z`;
    roofs += `M${x} ${y - height}h${width}v2h${-width}z`;
    x += width + Math.round(between(random, -0.2, 1) * size);
  }
  return (
    path(walls, { fill: paint.wall }) +
    path(sunny, { fill: paint.lit }) +
    path(roofs, { fill: paint.roof })
  );
}
