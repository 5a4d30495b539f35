import { BLUE, bar, box, card, GREEN, INK, MIST } from '#artwork/people/cards.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function tile(x: number, fill: string, dot: string): string {
  return (
    box(x, 44, 50, 42, 8, fill) +
    circle([x + 13, 57], 6, { fill: dot }) +
    bar(x + 8, 72, 32, dot, 6)
  );
}

function chart(): string {
  return (
    box(56, 96, 106, 62, 8, '#EEF6FD') +
    path('M64 148l18-20 18 8 24-28 30 12v28z', { fill: '#BFE3FC' }) +
    line('M64 146l18-18 18 8 24-28 30 12', BLUE, 4, round) +
    circle([124, 108], 5, { fill: '#FFFFFF', stroke: BLUE, 'stroke-width': 3 })
  );
}

function list(): string {
  const row = (y: number, dot: string, width: number): string =>
    circle([178, y], 5, { fill: dot }) + bar(188, y - 3, width, MIST, 6);
  return row(106, GREEN, 34) + row(126, '#F6BD3C', 26) + row(146, BLUE, 36);
}

/** A finished screen on its stand: origin at the upper left, 252 by 186. */
export function tablet(at: Point): string {
  return place(
    at,
    1,
    card([0, 0], 252, 186, '', INK) +
      box(9, 9, 234, 168, 9, '#FFFFFF') +
      place(
        [9, 9],
        1,
        path('M0 9q0-9 9-9h33v168H9q-9 0-9-9z', { fill: BLUE }) +
          circle([21, 24], 9, { fill: '#FFFFFF' }) +
          line('M14 56h14M14 76h14M14 96h14', '#84C8F8', 5, round) +
          bar(56, 18, 78, INK, 9) +
          circle([218, 22], 9, { fill: '#F6BD3C' }) +
          tile(56, '#E3F1FD', BLUE) +
          tile(114, '#E4F5EC', GREEN) +
          tile(172, '#FFF1D2', '#D08C17') +
          chart() +
          list(),
      ),
  );
}
