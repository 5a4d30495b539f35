import { element, line, type Point, place } from '#artwork/svg.ts';
import { bar, box, floating } from '#artwork/working/cards.ts';
import { round } from './lanterns.ts';

const PENCIL = '#7FA6CC';
const BLUE = '#0A73C2';

function frame(x: number, y: number, width: number, height: number, rx = 6): string {
  return element('rect', {
    x,
    y,
    width,
    height,
    rx,
    fill: 'none',
    stroke: PENCIL,
    'stroke-width': 2.2,
  });
}

function list(): string {
  return [122, 146]
    .map((y) => frame(16, y, 18, 18, 5) + bar([42, y + 6], 48, '#C5D2DE', 6))
    .join('');
}

/** The selected box has handles at its corners. */
function selected(): string {
  const corners: readonly Point[] = [
    [10, 170],
    [110, 170],
    [10, 202],
    [110, 202],
  ];
  return (
    box({ at: [17, 177], width: 90, height: 22, rx: 8 }, '#D6EAFB') +
    bar([43, 185], 38, BLUE, 6) +
    line('M13 173h98v30H13z', BLUE, 1.8) +
    corners
      .map(([x, y]) =>
        element('rect', {
          x,
          y,
          width: 6,
          height: 6,
          fill: '#FFFFFF',
          stroke: BLUE,
          'stroke-width': 1.8,
        }),
      )
      .join('')
  );
}

const pointer = place(
  [104, 194],
  1,
  line('M0 0l7 21 4.5-9.5 9.5-4z', '#FFFFFF', 5, round) +
    line('M0 0l7 21 4.5-9.5 9.5-4z', '#0B1B2B', 1, { ...round, fill: '#0B1B2B' }),
);

/** A wireframe of the first screen: origin at the upper left, 124 by 226. */
export function wireframePhone(at: Point, scale: number): string {
  return place(
    at,
    scale,
    floating({ at: [0, 0], width: 124, height: 226, rx: 22 }) +
      frame(5, 5, 114, 216, 18) +
      bar([47, 12], 30, '#C5D2DE', 6) +
      frame(16, 30, 92, 56) +
      line('M16 30l92 56M108 30l-92 56', PENCIL, 1.6, { opacity: 0.8 }) +
      bar([16, 96], 64, '#5F7F9F', 8) +
      bar([16, 109], 86, '#C5D2DE', 5) +
      list() +
      selected() +
      pointer,
  );
}
