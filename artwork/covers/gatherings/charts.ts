import { BLUE, bar, box, GREEN, INK, MIST, SKY } from '#artwork/people/cards.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** The title of a slide. */
export function heading(at: Point, ink = INK, faint = MIST): string {
  return place(at, 1, bar(0, 0, 110, ink, 11) + bar(0, 20, 70, faint, 8));
}

/** Rising columns, the last one highlighted: 240 wide, origin at the left of the ground line. */
export function columns(at: Point, heights: readonly number[], last = '#F2AE2E'): string {
  const bars = heights.map((height, index) => {
    const fill = index === heights.length - 1 ? last : index % 2 === 0 ? BLUE : SKY;
    return box(8 + index * 40, -height, 26, height, 4, fill);
  });
  return place(at, 1, bars.join('') + line('M0 1h246', '#9DB4C9', 3, round));
}

/** A rising line: 250 wide, 110 high. */
export function climb(at: Point, stroke = BLUE, ground = '#DDEFFC'): string {
  const crest = 'M0-18L44-42 88-34 136-70 180-58 250-104';
  const dots: readonly Point[] = [
    [44, -42],
    [136, -70],
    [250, -104],
  ];
  return place(
    at,
    1,
    path(`${crest}V0H0z`, { fill: ground }) +
      line('M0 1h256', '#9DB4C9', 3, round) +
      line(crest, stroke, 6, round) +
      dots.map((dot) => circle(dot, 8, { fill: '#FFFFFF', stroke, 'stroke-width': 5 })).join(''),
  );
}

/** A ring chart of three parts, with their labels. */
export function ring(at: Point, faint = MIST): string {
  const part = (from: number, length: number, stroke: string): string =>
    circle([0, 0], 48, {
      fill: 'none',
      stroke,
      'stroke-width': 24,
      'stroke-dasharray': `${length} 302`,
      'stroke-dashoffset': -from,
    });
  const words = [BLUE, '#F2AE2E', GREEN].map(
    (fill, index) =>
      box(92, -40 + index * 32, 18, 18, 5, fill) + bar(120, -35 + index * 32, 62, faint, 8),
  );
  return place(
    at,
    1,
    part(0, 140, BLUE) + part(144, 84, '#F2AE2E') + part(232, 66, GREEN) + words.join(''),
  );
}
