import { ellipse } from '#artwork/sheet.ts';
import { circle, element, line, type Point, path, place } from '#artwork/svg.ts';
import { bar, box, floating, tick } from '#artwork/working/cards.ts';

export const STONES = 12;
/** The number of reached milestones. */
export const REACHED = 9;

/** A stone's position in the river, and its size from the near bank. */
export function stoneAt(index: number): readonly [at: Point, size: number] {
  const share = index / (STONES - 1);
  const away = 1 - (1 - share) ** 1.25;
  const size = 1 - 0.5 * away;
  const sway = (index % 2 === 0 ? 3 : -3) * size;
  return [[Math.round(222 + 268 * away), Math.round(416 - 100 * away + sway)], size];
}

function stone(index: number): string {
  const [[x, y], size] = stoneAt(index);
  const ahead = index >= REACHED;
  const rx = Math.round(16.5 * size);
  const ry = Math.round(6 * size);
  return (
    ellipse([x, y + 9 * size], rx + 4, ry + 1, '#C9ECF2') +
    path(
      `M${x - rx} ${y}v${Math.round(8 * size)}a${rx} ${ry} 0 0 0 ${2 * rx} 0v-${Math.round(8 * size)}z`,
      {
        fill: ahead ? '#6FA3B4' : '#3E6C86',
      },
    ) +
    ellipse([x, y], rx, ry, ahead ? '#C6DDE2' : '#FFF3E2') +
    (ahead ? '' : ellipse([x - rx * 0.2, y - ry * 0.1], rx * 0.55, ry * 0.5, '#FFFFFF'))
  );
}

/** Twelve stones across the river, the farthest first. */
export function stones(): string {
  return Array.from({ length: STONES }, (_, index) => stone(STONES - 1 - index)).join('');
}

/** The progress in the customer's app: origin at the upper left, 136 by 256. */
export function milestonePhone(at: Point): string {
  const dots = Array.from(
    { length: STONES },
    (_, index): Point => [Math.round(68 + 30 * Math.sin(index * 0.95)), 222 - index * 12.5],
  );
  const walked = dots.slice(0, REACHED);
  const ahead = dots.slice(REACHED - 1);
  const through = (points: readonly Point[]): string =>
    points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const [hereX, hereY] = dots[REACHED - 1] ?? [0, 0];
  const [endX, endY] = dots.at(-1) ?? [0, 0];
  return place(
    at,
    1,
    floating({ at: [0, 0], width: 136, height: 256, rx: 24 }, '#0B1B2B') +
      box({ at: [7, 7], width: 122, height: 242, rx: 18 }, '#FFFFFF') +
      box({ at: [48, 13], width: 40, height: 8, rx: 4 }, '#0B1B2B') +
      bar([22, 34], 56, '#0B1B2B', 8) +
      line(through(ahead), '#C5D8E8', 3, { ...round, 'stroke-dasharray': '1 7' }) +
      line(through(walked), '#0A73C2', 4, round) +
      ahead
        .slice(1)
        .map((dot) => circle(dot, 6, { fill: '#FFFFFF', stroke: '#B9CADA', 'stroke-width': 3 }))
        .join('') +
      walked.map((dot) => circle(dot, 6.5, { fill: '#0A73C2' })).join('') +
      circle([hereX, hereY], 12, { fill: '#0A73C2', opacity: 0.2 }) +
      tick([hereX, hereY], 9) +
      path(`M${endX - 2} ${endY - 5}v-20h4v20zM${endX + 2} ${endY - 25}h17l-4 6 4 6h-17z`, {
        fill: '#D63C00',
      }) +
      element('rect', { x: 46, y: 238, width: 44, height: 4, rx: 2, fill: '#C5D2DE' }),
  );
}
