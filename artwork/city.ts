import { seededRandom } from './random.ts';
import { type Point, path, place } from './svg.ts';

interface CityPaint {
  readonly wall: string;
  readonly lit: string;
  readonly window: string;
}

const blocks = [
  { x: 0, width: 34, height: 62 },
  { x: 40, width: 30, height: 96 },
  { x: 126, width: 36, height: 84 },
  { x: 206, width: 34, height: 70 },
  { x: 244, width: 40, height: 104 },
  { x: 290, width: 36, height: 58 },
] as const;

const roundTower = { shade: 'M76 0v-150q0-34 22-34t22 34V0z', lit: 'M76 0v-150q0-34 16-34V0z' };
const pyramid = {
  shade: 'M160 0l24-212 24 212zM176-72l-10 4 6-52zM192-72l10 4-6-52z',
  lit: 'M160 0l24-212 2 212z',
};

function windows(): string {
  const random = seededRandom(4);
  const lights = (from: number, to: number, height: number, share: number): string => {
    let data = '';
    for (let y = 10; y < height; y += 11) {
      for (let x = from; x < to; x += 8) if (random() < share) data += `M${x}-${y}h3v-4h-3z`;
    }
    return data;
  };
  const inBlocks = blocks.map(({ x, width, height }) =>
    lights(x + Math.round(width * 0.48), x + width - 4, height - 6, 0.42),
  );
  return inBlocks.join('') + lights(100, 114, 160, 0.5);
}

/** A simplified San Francisco: origin at the lower left, 326 wide, lit from the left. */
export function city(at: Point, scale: number, paint: CityPaint): string {
  const box = (x: number, width: number, height: number): string =>
    `M${x} 0v-${height}h${width}V0z`;
  const walls = blocks.map(({ x, width, height }) => box(x, width, height)).join('');
  const sunny = blocks.map(({ x, width, height }) => box(x, Math.round(width * 0.36), height));
  return place(
    at,
    scale,
    path(walls + roundTower.shade + pyramid.shade, { fill: paint.wall }) +
      path(sunny.join('') + roundTower.lit + pyramid.lit, { fill: paint.lit }) +
      path(windows(), { fill: paint.window }),
  );
}
