import { seededRandom } from '#artwork/random.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { bar, box, floating, tick } from '#artwork/working/cards.ts';

const round = { 'stroke-linecap': 'round' } as const;

interface Speech {
  readonly from: Point;
  readonly to: Point;
  readonly beats: number;
  readonly color: string;
  readonly seed: number;
}

/** Loud and uneven near the mouth, quieter towards the page. */
export function speech({ from, to, beats, color, seed }: Speech): string {
  const random = seededRandom(seed);
  const data = Array.from({ length: beats }, (_, index) => {
    const share = index / (beats - 1);
    const x = Math.round(from[0] + (to[0] - from[0]) * share);
    const y = Math.round(from[1] + (to[1] - from[1]) * share);
    const swell = Math.sin(index * 0.9) * 0.4 + 0.8;
    const half = Math.max(3, Math.round((20 * swell + random() * 8) * (1 - 0.72 * share)));
    return `M${x} ${y - half}v${2 * half}`;
  });
  return line(data.join(''), color, 4.4, round);
}

/** A heading, ticked lines and their speakers: origin at the upper left, 190 by 226. */
export function notes(at: Point): string {
  const item = (y: number, color: string, width: number): string =>
    box({ at: [24, y - 9], width: 18, height: 18, rx: 6 }, color) +
    bar([54, y - 7], width, '#0B1B2B', 6) +
    bar([54, y + 4], width * 0.7, '#C5D2DE', 5);
  return place(
    at,
    1,
    floating({ at: [0, 0], width: 190, height: 226, rx: 20 }, '#0B1B2B') +
      box({ at: [9, 9], width: 172, height: 208, rx: 13 }, '#FFFFFF') +
      bar([24, 28], 84, '#0B1B2B', 9) +
      tick([158, 32], 10) +
      path('M24 52h142v2H24z', { fill: '#E3ECF4' }) +
      item(76, '#0A73C2', 104) +
      item(108, '#2F8F72', 84) +
      item(140, '#0A73C2', 110) +
      item(172, '#2F8F72', 72) +
      bar([54, 196], 34, '#84C8F8', 6) +
      line('M94 192v14', '#0A73C2', 2.4, round),
  );
}
