import { box, INK } from '#artwork/people/cards.ts';
import { element, type Point, path, place } from '#artwork/svg.ts';

/** The phone of the case studies: origin at the upper left, 200 by 400. */
export function phoneAt(at: Point, scale: number, screen: string): string {
  return place(
    at,
    scale,
    path('M-5 44q0-34 34-34h142q34 0 34 34v334q0 34-34 34h-142q-34 0-34-34z', {
      fill: '#06284A',
      opacity: 0.22,
    }) +
      box(0, 0, 200, 400, 34, INK) +
      box(10, 10, 180, 380, 25, '#FFFFFF') +
      screen +
      box(72, 18, 56, 12, 6, INK),
  );
}

const FRAME = 2 * (190 + 390) - 8 * 29 + 2 * Math.PI * 29;

/** Only the frame, as far as it is drawn. */
export function frameAt(at: Point, scale: number, drawn: number): string {
  if (drawn <= 0) return '';
  const frame = element('rect', {
    ...{ x: 5, y: 5, width: 190, height: 390, rx: 29 },
    fill: 'none',
    stroke: INK,
    'stroke-width': 10,
    'stroke-dasharray': `${Math.round(FRAME * drawn)} ${Math.ceil(FRAME) + 9}`,
  });
  return place(at, scale, frame);
}
