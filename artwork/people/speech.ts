import { type Point, path } from '#artwork/svg.ts';
import { bar, card } from './cards.ts';

/** A speech bubble, its tail at the lower left or right: origin at its upper left, 64 high. */
export function speech(
  at: Point,
  width: number,
  flip: number,
  fill: string,
  words: readonly string[],
): string {
  const tail = flip > 0 ? 'M26 62l-10 22 30-22z' : `M${width - 26} 62l10 22-30-22z`;
  const lines = words.map((color, index) =>
    bar(18, 18 + index * 15, (width - 36) * (index === 1 ? 0.62 : 1), color),
  );
  return card(at, width, 64, path(tail, { fill }) + lines.join(''), fill);
}
