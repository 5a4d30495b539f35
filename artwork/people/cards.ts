import { circle, element, line, type Point, place } from '#artwork/svg.ts';

export const BLUE = '#0A73C2';
export const GREEN = '#2F9E6B';
export const MIST = '#D5E1EC';
export const INK = '#0B1B2B';
export const SKY = '#84C8F8';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
): string {
  return element('rect', { x, y, width, height, rx, fill });
}

/** A line of text as a bar. */
export function bar(x: number, y: number, width: number, fill = MIST, height = 7): string {
  return box(x, y, width, height, height / 2, fill);
}

/** With a shadow, because it floats. */
export function card(
  at: Point,
  width: number,
  height: number,
  content: string,
  fill = '#FFFFFF',
): string {
  const rx = Math.min(16, height / 2);
  const shadow = element('rect', {
    x: 3,
    y: 8,
    width: width - 6,
    height,
    rx,
    fill: '#06284A',
    opacity: 0.2,
  });
  return place(at, 1, shadow + box(0, 0, width, height, rx, fill) + content);
}

export function tick([x, y]: Point, r: number, fill = GREEN): string {
  const mark = line(
    `M${x - r * 0.45} ${y}l${r * 0.34} ${r * 0.34} ${r * 0.6}-${r * 0.66}`,
    '#FFFFFF',
    r * 0.26,
    round,
  );
  return circle([x, y], r, { fill }) + mark;
}

/** Four steps of a check, the completed ones ticked. */
export function progress(at: Point, done: number): string {
  const steps = [0, 1, 2, 3].map((step) => {
    const center: Point = [24 + step * 42, 21];
    const rest = circle(center, 9, { fill: '#FFFFFF', stroke: '#B9CADA', 'stroke-width': 3 });
    return step < done ? tick(center, 11, BLUE) : rest;
  });
  const walked = done > 1 ? line(`M24 21h${(done - 1) * 42}`, BLUE, 4) : '';
  return card(at, 174, 42, line('M24 21h126', '#D9E4EE', 4) + walked + steps.join(''));
}
