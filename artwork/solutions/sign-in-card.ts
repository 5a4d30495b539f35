import { circle, element, line, type Point, place } from '#artwork/svg.ts';
import { bar, box, floating, tick } from '#artwork/working/cards.ts';
import { round } from './lanterns.ts';

const ARCS =
  'M-13 6q-2-19 13-20t14 15q0 8-2 13M-8 11q2-7 1-11 0-7 7-7.5t7.5 7.5q0 9-4 16M0 0q1 9-3 17';

/** A fingerprint: origin at its middle, 40 high. */
function print(at: Point, scale: number, color: string): string {
  return place(at, scale, line(ARCS, color, 2.8, round));
}

function field(y: number, content: string): string {
  return (
    element('rect', {
      x: 18,
      y,
      width: 110,
      height: 26,
      rx: 8,
      fill: '#F4F8FB',
      stroke: '#C9D8E6',
      'stroke-width': 1.8,
    }) + content
  );
}

/** A successful sign-in: origin at the upper left, 146 by 180. */
export function signInCard(at: Point, scale: number): string {
  return place(
    at,
    scale,
    floating({ at: [0, 0], width: 146, height: 180, rx: 20 }) +
      circle([73, 38], 25, { fill: '#E4F2FD' }) +
      print([73, 37], 0.94, '#0A73C2') +
      field(74, bar([28, 84], 56, '#5F7F9F', 6)) +
      field(
        107,
        line('M31 120h0M43 120h0M55 120h0M67 120h0M79 120h0', '#0B1B2B', 6, round) +
          tick([114, 120], 7.5),
      ) +
      box({ at: [18, 142], width: 110, height: 24, rx: 9 }, '#0A73C2') +
      bar([50, 151], 46, '#FFFFFF', 6),
  );
}
