import { type Point, path, polygon } from '#artwork/svg.ts';

/** An isometric view: two units across for each unit down. */
export interface Plan {
  readonly origin: Point;
  readonly unit: number;
}

export function at({ origin, unit }: Plan, x: number, y: number, z = 0): Point {
  return [origin[0] + (x - y) * unit * 0.87, origin[1] + (x + y) * unit * 0.5 - z * unit];
}

export function ground(plan: Plan, corners: readonly Point[], fill: string, z = 0): string {
  return path(polygon(corners.map(([x, y]) => at(plan, x, y, z))), { fill });
}

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly base?: number;
}

/** The two visible walls. */
export function walls(plan: Plan, block: Block, left: string, right: string): string {
  const { x, y, width, depth, height, base = 0 } = block;
  const face = (corners: readonly (readonly [number, number, number])[], fill: string): string =>
    path(polygon(corners.map(([a, b, c]) => at(plan, a, b, c))), { fill });
  const top = base + height;
  const [x1, y1] = [x + width, y + depth];
  return (
    face(
      [
        [x, y1, base],
        [x1, y1, base],
        [x1, y1, top],
        [x, y1, top],
      ],
      left,
    ) +
    face(
      [
        [x1, y1, base],
        [x1, y, base],
        [x1, y, top],
        [x1, y1, top],
      ],
      right,
    )
  );
}

interface RoofPaint {
  readonly front: string;
  readonly side: string;
  readonly back: string;
}

/** A hipped roof with eaves on all sides. */
export function hipRoof(
  plan: Plan,
  block: Block,
  rise: number,
  eaves: number,
  paint: RoofPaint,
): string {
  const { height, base = 0 } = block;
  const z = base + height;
  const [x0, y0] = [block.x - eaves, block.y - eaves];
  const [x1, y1] = [block.x + block.width + eaves, block.y + block.depth + eaves];
  const inset = Math.min(x1 - x0, y1 - y0) / 2;
  const long = x1 - x0 >= y1 - y0;
  const start = long
    ? ([x0 + inset, (y0 + y1) / 2] as const)
    : ([(x0 + x1) / 2, y0 + inset] as const);
  const end = long
    ? ([x1 - inset, (y0 + y1) / 2] as const)
    : ([(x0 + x1) / 2, y1 - inset] as const);
  const p = (x: number, y: number, up = 0): Point => at(plan, x, y, z + up);
  const [a, b] = [p(start[0], start[1], rise), p(end[0], end[1], rise)];
  const corners = { back: p(x0, y0), right: p(x1, y0), front: p(x1, y1), left: p(x0, y1) };
  const faces: readonly (readonly [readonly Point[], string])[] = long
    ? [
        [[corners.back, corners.right, b, a], paint.back],
        [[corners.back, corners.left, a], paint.back],
        [[corners.left, corners.front, b, a], paint.front],
        [[corners.front, corners.right, b], paint.side],
      ]
    : [
        [[corners.back, corners.right, a], paint.back],
        [[corners.back, corners.left, b, a], paint.back],
        [[corners.left, corners.front, b], paint.front],
        [[corners.front, corners.right, a, b], paint.side],
      ];
  return faces.map(([points, fill]) => path(polygon(points), { fill })).join('');
}

export function square(x: number, y: number, width: number, depth: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}
