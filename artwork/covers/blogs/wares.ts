import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';

const GROUND = 336;

export function paving(fill: string, edge: string): string {
  return (
    path(`M0 ${GROUND}h640v40H0z`, { fill }) +
    path(`M0 ${GROUND}h640v5H0z`, { fill: edge, opacity: 0.5 })
  );
}

/** Filled with greens: the point is the middle of its rim. */
export function basket([x, y]: Point): string {
  return (
    line(`M${x - 20} ${y + 10}q20-44 40 0`, '#8E5A2E', 4) +
    path(`M${x - 22} ${y + 4}q4-12 14-8q4-12 14-4q14-8 16 12z`, { fill: '#5FA060' }) +
    path(`M${x - 25} ${y + 4}h50l-6 32h-38z`, { fill: '#C98F5C' }) +
    line(`M${x - 23} ${y + 15}h46M${x - 21} ${y + 26}h42`, '#8E5A2E', 2.4)
  );
}

/** A pile of cloth: origin at its lower left. */
export function folded([x, y]: Point, colors: readonly string[]): string {
  return colors
    .map((fill, n) =>
      path(`M${x + n * 2} ${y - n * 13}h${84 - n * 4}v-9q0-4-4-4h-${80 - n * 4}q-5 6 0 13z`, {
        fill,
      }),
    )
    .join('');
}

export function bulbs(sheet: Sheet, points: readonly Point[]): string {
  const glow = sheet.glow([0, '#FFF0CE', 0.95], [0.4, '#FFC67A', 0.35], [1, '#FFB35C', 0]);
  return points
    .map((at) => circle(at, 30, { fill: glow }) + circle(at, 6, { fill: '#FFF6DE' }))
    .join('');
}
