import { circle, element, line, type Point } from '#drawings/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

export interface Box {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

export function box({ at: [x, y], width, height, rx }: Box, fill: string): string {
  return element('rect', { x, y, width, height, rx, fill });
}

/** A piece of interface that floats, and therefore throws a shadow. */
export function floating(shape: Box, fill = '#FFFFFF'): string {
  const [x, y] = shape.at;
  const shadow = element('rect', {
    x: x + 4,
    y: y + 10,
    width: shape.width - 8,
    height: shape.height,
    rx: shape.rx,
    fill: '#06284A',
    opacity: 0.22,
  });
  return shadow + box(shape, fill);
}

/** A line of words too small to read. */
export function bar([x, y]: Point, width: number, fill: string, height = 7): string {
  return box({ at: [x, y], width, height, rx: height / 2 }, fill);
}

export function tick([x, y]: Point, radius: number, fill = '#2F9E6B', stroke = '#FFFFFF'): string {
  const mark = `M${x - radius * 0.42} ${y + radius * 0.04}l${radius * 0.3} ${radius * 0.3} ${radius * 0.54}-${radius * 0.6}`;
  return (
    circle([x, y], radius, { fill }) +
    line(
      mark.replace(/\d+\.\d{3,}/g, (long) => String(Math.round(Number(long) * 10) / 10)),
      stroke,
      radius * 0.26,
      round,
    )
  );
}
