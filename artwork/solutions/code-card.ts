import { circle, line, type Point, place } from '#artwork/svg.ts';
import { bar, box, floating, tick } from '#artwork/working/cards.ts';
import { round } from './lanterns.ts';

const rows = [
  { indent: 0, width: 44, fill: '#0B1B2B', good: true },
  { indent: 12, width: 62, fill: '#2EA3F2', good: true },
  { indent: 12, width: 48, fill: '#B7791F', good: false },
  { indent: 24, width: 54, fill: '#84C8F8', good: true },
  { indent: 0, width: 30, fill: '#0B1B2B', good: true },
] as const;

function attention(at: Point): string {
  const [x, y] = at;
  return (
    circle(at, 8.5, { fill: '#F6BD3C' }) +
    line(`M${x} ${y - 4}v4.5M${x} ${y + 3.8}h0`, '#3A2608', 2.4, round)
  );
}

/** Five reviewed lines of code: origin at the upper left, 166 by 158. */
export function codeCard(at: Point, scale: number): string {
  const lines = rows.map(({ indent, width, fill, good }, index) => {
    const y = 50 + index * 22;
    return (
      (good ? tick([26, y], 8) : attention([26, y])) + bar([46 + indent, y - 3.5], width, fill, 7)
    );
  });
  return place(
    at,
    scale,
    floating({ at: [0, 0], width: 166, height: 158, rx: 16 }, '#FFFFFF') +
      circle([20, 19], 4, { fill: '#C5D2DE' }) +
      circle([33, 19], 4, { fill: '#C5D2DE' }) +
      circle([46, 19], 4, { fill: '#C5D2DE' }) +
      bar([104, 16], 44, '#D9E4EE', 6) +
      box({ at: [8, 83], width: 150, height: 22, rx: 6 }, '#FDF1D3') +
      lines.join(''),
  );
}
