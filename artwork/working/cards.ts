import { circle, element, line, type Point, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

interface Box {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

export function box({ at: [x, y], width, height, rx }: Box, fill: string): string {
  return element('rect', { x, y, width, height, rx, fill });
}

/** A piece of interface that floats, with a shadow. */
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

/** A line of text as a bar. */
export function bar([x, y]: Point, width: number, fill: string, height = 7): string {
  return box({ at: [x, y], width, height, rx: height / 2 }, fill);
}

/** Drawn with a radius of ten, then scaled. */
export function tick(at: Point, radius: number): string {
  return place(
    at,
    radius / 10,
    circle([0, 0], 10, { fill: '#2F9E6B' }) + line('M-4.2.4l3 3 5.4-6', '#FFFFFF', 2.6, round),
  );
}
