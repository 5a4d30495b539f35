import { line, type Point, path, place } from '#artwork/svg.ts';
import { bar, box } from '#artwork/working/cards.ts';

const INK = '#0B1B2B';
const GRAY = '#C5D2DE';

function chip(at: Point, width: number): string {
  const shape = { at, width, height: 15, rx: 7.5 };
  return box(shape, '#DCEEFC') + bar([at[0] + 9, at[1] + 5], width - 18, '#0A73C2', 5);
}

function wish(y: number, width: number): string {
  return box({ at: [16, y], width: 8, height: 8, rx: 2.5 }, '#0A73C2') + bar([32, y], width, GRAY);
}

/** A job's requirements on paper: origin at the upper left, 136 by 190. */
export function roleSheet(at: Point): string {
  return place(
    at,
    1,
    path('M0 0h112l24 24v166H0z', { fill: '#FFFDF8' }) +
      path('M112 0v24h24z', { fill: '#D9E2EC' }) +
      bar([16, 18], 74, INK, 10) +
      bar([16, 36], 50, '#0A73C2', 7) +
      line('M16 54h104', '#E6EEF6', 2) +
      wish(66, 84) +
      wish(82, 66) +
      wish(98, 78) +
      chip([16, 120], 46) +
      chip([68, 120], 50) +
      chip([16, 140], 58) +
      bar([16, 166], 104, '#E6EEF6') +
      bar([16, 177], 70, '#E6EEF6', 5),
  );
}

/** The stand of a sheet: origin at the middle of its foot. */
export function paperStand(at: Point): string {
  return place(
    at,
    1,
    path('M-52-14h104v14H-52z', { fill: '#4A2B1F' }) +
      path('M-52-14h104v4H-52z', { fill: '#B9764A' }) +
      path('M-62 0h124v5H-62z', { fill: '#33200F', opacity: 0.45 }),
  );
}
