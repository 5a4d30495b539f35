import { circle, element, group, line, type Point, path, place } from '#artwork/svg.ts';

interface Tag {
  readonly at: Point;
  readonly scale?: number;
  readonly turn?: number;
  readonly fill?: string;
  readonly band: string;
  readonly words?: string;
}

function bars(x: number, band: string, words: string): string {
  return (
    element('rect', { x, y: -13, width: 36, height: 11, rx: 5.5, fill: band }) +
    element('rect', { x, y: 5, width: 24, height: 6, rx: 3, fill: words })
  );
}

/** Hangs on a string: origin at the string's knot, 30 above the hole. */
export function hangingTag({
  at,
  scale = 1,
  turn = 0,
  fill = '#FFFFFF',
  band,
  words = '#C5D2DE',
}: Tag): string {
  const shape = 'M-10-24H58q6 0 6 6v36q0 6-6 6H-10l-18-24z';
  const tag =
    line('M0-30Q-6-12 0 0', '#4A2B1F', 2) +
    group(
      { transform: 'translate(0 0) rotate(90) translate(14 0)' },
      path(shape, { fill: '#06182B', opacity: 0.18, transform: 'translate(4 -4)' }) +
        path(shape, { fill }) +
        circle([-14, 0], 5, { fill: '#4A2B1F' }),
    ) +
    group({ transform: 'translate(0 48)' }, bars(-18, band, words));
  return place(at, scale, turn === 0 ? tag : group({ transform: `rotate(${turn})` }, tag));
}

/** On a stick among the goods: origin at the foot of the stick. */
export function stuckTag({
  at,
  scale = 1,
  turn = 0,
  fill = '#FFFFFF',
  band,
  words = '#C5D2DE',
}: Tag): string {
  const tag =
    line('M0 0v-30', '#5A3526', 4) +
    element('rect', {
      x: -27,
      y: -70,
      width: 54,
      height: 42,
      rx: 6,
      fill: '#06182B',
      opacity: 0.16,
    }) +
    element('rect', { x: -28, y: -74, width: 56, height: 42, rx: 6, fill }) +
    group({ transform: 'translate(0 -52)' }, bars(-18, band, words));
  return place(at, scale, turn === 0 ? tag : group({ transform: `rotate(${turn})` }, tag));
}
