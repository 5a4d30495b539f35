import { element, lerp, line, type Point, path, place, polygon } from '#artwork/svg.ts';

/** A point of the trail, and its width there. */
export type Step = readonly [x: number, y: number, width: number];

const STONE_LIT = '#FFE3C4';
const STONE = '#C3D3E4';
const STONE_SHADE = '#7FA0C2';

/** A curve through the points, so that the bends are round. */
function along(steps: readonly Step[]): Step[] {
  return steps.slice(1).flatMap((to, index) => {
    const from = steps[index] ?? to;
    const before = steps[index - 1] ?? from;
    const after = steps[index + 2] ?? to;
    const parts = 7;
    return Array.from({ length: parts }, (_, part): Step => {
      const share = (part + 1) / parts;
      const through = (a: number, b: number, c: number, d: number): number =>
        0.5 *
        (2 * b +
          (c - a) * share +
          (2 * a - 5 * b + 4 * c - d) * share ** 2 +
          (3 * b - a - 3 * c + d) * share ** 3);
      return [
        through(before[0], from[0], to[0], after[0]),
        through(before[1], from[1], to[1], after[1]),
        lerp(from[2], to[2], share),
      ];
    });
  });
}

function ribbon(steps: readonly Step[], from: number, to: number): string {
  const edge = (side: number): Point[] =>
    steps.map(([x, y, width], index) => {
      const [aheadX, aheadY] = steps[index + 1] ?? [x, y];
      const [behindX, behindY] = steps[index - 1] ?? [x, y];
      const length = Math.hypot(aheadX - behindX, aheadY - behindY) || 1;
      const reach = lerp(from, to, (side + 1) / 2) * width;
      return [
        x - ((aheadY - behindY) / length) * reach * 0.7,
        y + ((aheadX - behindX) / length) * reach,
      ];
    });
  return polygon([...edge(-1), ...edge(1).reverse()]);
}

/** Laid stones with joints across the trail, which is narrower in the distance. */
export function trail(list: readonly Step[], stone = STONE_LIT, joint = '#B98F6C'): string {
  const first = list[0] ?? [0, 0, 1];
  const steps = [first, ...along(list)];
  const joints = steps
    .filter((_, index) => index % 2 === 1)
    .map(
      ([x, y, width]) =>
        `M${Math.round(x)} ${Math.round(y - width * 0.36)}l${(width * 0.24).toFixed(1)} ${(width * 0.72).toFixed(1)}`,
    );
  return (
    path(ribbon(steps, -0.5, 0.5), { fill: stone }) +
    line(joints.join(''), joint, 1, { opacity: 0.55 })
  );
}

/** Four stacked stones: origin at the foot, 30 high, lit from the left. */
export function cairn(at: Point, scale: number): string {
  const stones: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
    [0, -5, 13, 5.6],
    [1, -14, 9.6, 5],
    [-1, -21.5, 7, 3.8],
    [0.5, -27.5, 4.4, 2.9],
  ];
  const each = (draw: (x: number, y: number, rx: number, ry: number) => string): string =>
    stones.map((stone) => draw(...stone)).join('');
  return place(
    at,
    scale,
    element('ellipse', { cx: 4, cy: 0, rx: 17, ry: 3.4, fill: '#06284A', opacity: 0.3 }) +
      each((cx, cy, rx, ry) => element('ellipse', { cx, cy, rx, ry, fill: STONE_SHADE })) +
      each((cx, cy, rx, ry) =>
        element('ellipse', {
          cx: cx - rx * 0.16,
          cy: cy - ry * 0.16,
          rx: rx * 0.84,
          ry: ry * 0.8,
          fill: STONE,
        }),
      ) +
      each((cx, cy, rx, ry) =>
        element('ellipse', {
          cx: cx - rx * 0.36,
          cy: cy - ry * 0.28,
          rx: rx * 0.5,
          ry: ry * 0.52,
          fill: STONE_LIT,
        }),
      ),
  );
}

/** A resting place on the trail: a stepped platform around a tree. */
export function chautari(at: Point, scale: number, tree: string): string {
  const joints = 'M-50-7h100M-36-14v7M-14-14v7M10-14v7M34-14v7M-46-7v7M-24-7v7M0-7v7M22-7v7M44-7v7';
  return place(
    at,
    scale,
    tree +
      path('M-62 0h124v-6h-124z', { fill: STONE_SHADE }) +
      path('M-52-6h104v-15h-104z', { fill: STONE }) +
      path('M-62 0h40v-6h-40zM-52-6h30v-15h-30z', { fill: STONE_LIT }) +
      line(joints, '#6F8FB2', 1.2, { opacity: 0.8 }) +
      path('M-56-19h112v-5H-56z', { fill: '#FFF3E2' }),
  );
}
