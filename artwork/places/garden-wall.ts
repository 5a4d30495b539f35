import { element, group, line, type Point, path, place } from '#artwork/svg.ts';

export interface WallPaint {
  readonly brick: string;
  readonly lit: string;
  readonly joint: string;
  readonly cap: string;
  readonly tile: string;
}

export const morningWall: WallPaint = {
  brick: '#B4603F',
  lit: '#D5835A',
  joint: '#8E452C',
  cap: '#6B3427',
  tile: '#8E4C38',
};

/** Courses of brick, every second one shifted by half a brick. */
function joints(width: number, height: number, course: number): string {
  let data = '';
  for (let row = 1; row * course < height; row += 1) {
    const shift = (row % 2) * course * 1.6;
    for (let x = shift + course * 2; x < width - course; x += course * 6.4) {
      data += `M${Math.round(x)} ${Math.round(row * course - height)}h${Math.round(course * 2)}`;
    }
  }
  return data;
}

/** A straight wall with a tiled cap: origin at its lower left. */
export function gardenWall(at: Point, width: number, height: number, paint: WallPaint): string {
  const cap = Math.round(height * 0.16);
  const course = Math.max(4, height / 8);
  const face = element('rect', { y: -height, width, height, fill: paint.brick });
  return place(
    at,
    1,
    group(
      {},
      face,
      line(joints(width, height, course), paint.joint, course * 0.34, { opacity: 0.45 }),
      path(`M-6 ${-height}h${width + 12}l-8 ${-cap}H2z`, { fill: paint.cap }),
      line(`M0 ${-height - cap}h${width}`, paint.tile, Math.max(1.4, cap * 0.2)),
    ),
  );
}

/** A pillar of a gate, lit from the left: origin at the middle of its foot. */
export function gatePillar(at: Point, width: number, height: number, paint: WallPaint): string {
  const half = width / 2;
  const light = half * 0.36;
  return place(
    at,
    1,
    path(`M${-half} 0v${-height}h${width}V0z`, { fill: paint.brick }) +
      path(`M${-half} 0v${-height}h${light}V0z`, { fill: paint.lit }) +
      path(`M${-half - 5} ${-height}h${width + 10}v-9H${-half - 5}z`, { fill: '#C9D6E2' }) +
      path(`M${-half - 3} 0h${width + 6}v-10H${-half - 3}z`, { fill: '#C9D6E2' }),
  );
}
