import { type Point, path, tidy } from '#artwork/svg.ts';
import { at, type Block, ground, hipRoof, type Plan, walls } from './iso.ts';

const TILES = { front: '#8E4630', side: '#B8664A', back: '#6B3427' };
const BRICK = { left: '#A2583F', right: '#D5835A' };

/** Evenly spaced on the two visible walls, in rows at the given heights. */
function windowsOn(plan: Plan, block: Block, rows: readonly number[]): string {
  const y = block.y + block.depth;
  const x1 = block.x + block.width;
  const pane = (a: Point, b: Point, up: number): string => {
    const [x, top] = a;
    const [toX, toY] = b;
    return `M${tidy(x)} ${tidy(top)}L${tidy(toX)} ${tidy(toY)}v${tidy(-up)}L${tidy(x)} ${tidy(top - up)}z`;
  };
  const across = (count: number, length: number, make: (from: number, to: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const from = (length / count) * (index + 0.3);
      return make(from, from + (length / count) * 0.4);
    }).join('');
  return rows
    .map(
      (z) =>
        across(Math.round(block.width / 1.1), block.width, (from, to) =>
          pane(at(plan, block.x + from, y, z), at(plan, block.x + to, y, z), plan.unit * 0.66),
        ) +
        across(Math.round(block.depth / 1.1), block.depth, (from, to) =>
          pane(at(plan, x1, block.y + from, z), at(plan, x1, block.y + to, z), plan.unit * 0.66),
        ),
    )
    .join('');
}

/** Two roofs, one over the other, like the house itself. */
export function mainHouse(plan: Plan): string {
  const low: Block = { x: 5.4, y: 3.6, width: 5.4, depth: 5, height: 2.9 };
  const high: Block = { x: 6.2, y: 4.4, width: 3.8, depth: 3.4, height: 1.7, base: 3.8 };
  return (
    ground(
      plan,
      [
        [5.2, 8.6],
        [10.8, 8.6],
        [9.6, 10.8],
        [4.6, 10.8],
      ],
      '#3C9674',
    ) +
    walls(plan, low, BRICK.left, BRICK.right) +
    path(windowsOn(plan, low, [0.5, 1.7]), { fill: '#FFE3B8' }) +
    hipRoof(plan, low, 1.5, 0.7, TILES) +
    walls(plan, high, BRICK.left, BRICK.right) +
    path(windowsOn(plan, high, [4.4]), { fill: '#FFE3B8' }) +
    hipRoof(plan, high, 1.9, 0.8, TILES)
  );
}

export function hall(plan: Plan): string {
  const block: Block = { x: 13.4, y: 2.4, width: 3.6, depth: 6, height: 1.9 };
  const slate = { front: '#2E6FA8', side: '#5B9BD0', back: '#1F5688' };
  return (
    ground(
      plan,
      [
        [13, 8.4],
        [17, 8.4],
        [16, 10],
        [12.4, 10],
      ],
      '#3C9674',
    ) +
    walls(plan, block, '#D9C6AE', '#FFF3E2') +
    path(windowsOn(plan, block, [0.5]), { fill: '#7FB3DD' }) +
    hipRoof(plan, block, 1.7, 0.5, slate)
  );
}
