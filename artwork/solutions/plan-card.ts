import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { bar, box, floating, tick } from '#artwork/working/cards.ts';

const rows = [
  { y: 58, width: 62 },
  { y: 88, width: 74 },
  { y: 118, width: 52 },
  { y: 148, width: 66 },
] as const;

function mark(index: number, at: Point): string {
  if (index < 2) return tick(at, 10);
  if (index === 2) {
    return circle(at, 10, { fill: '#2EA3F2' }) + circle(at, 4, { fill: '#FFFFFF' });
  }
  return (
    circle(at, 10, { fill: '#D9E4EE' }) +
    place(
      at,
      1,
      line('M-3.5-5V6', '#5F7F9F', 2) + path('M-3-5h8l-2.5 3 2.5 3h-8z', { fill: '#5F7F9F' }),
    )
  );
}

/** Four steps of a plan and the progress so far: origin at the upper left, 146 by 176. */
export function planCard(at: Point, scale: number): string {
  return place(
    at,
    scale,
    floating({ at: [0, 0], width: 146, height: 176, rx: 18 }) +
      bar([18, 20], 74, '#0B1B2B', 9) +
      bar([110, 21], 18, '#CFE3F5', 7) +
      line('M28 58V148', '#D9E4EE', 4) +
      line('M28 58V118', '#2F9E6B', 4) +
      box({ at: [12, 104], width: 122, height: 29, rx: 9 }, '#E4F2FD') +
      rows
        .map(
          ({ y, width }, index) =>
            mark(index, [28, y]) + bar([48, y - 4], width, index < 3 ? '#5F7F9F' : '#C5D2DE', 7),
        )
        .join(''),
  );
}
