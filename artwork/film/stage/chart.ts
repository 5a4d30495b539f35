import { bar, box, card, GREEN, INK, MIST } from '#artwork/people/cards.ts';
import type { Point } from '#artwork/svg.ts';

const WIDTH = 240;
const FULL = 92;

/** Bars that grow one after the other; 240 by 176. */
export function chart(
  at: Point,
  heights: readonly number[],
  grown: (index: number) => number,
): string {
  const step = (WIDTH - 40) / heights.length;
  const columns = heights.map((height, index) => {
    const tall = Math.max(4, FULL * height * grown(index));
    const fill = index === heights.length - 1 ? GREEN : '#7CC3F4';
    return box(20 + step * index + 5, 152 - tall, step - 10, tall, 4, fill);
  });
  return card(
    at,
    WIDTH,
    176,
    bar(20, 22, 84, INK, 9) +
      bar(20, 38, 52, MIST, 7) +
      box(20, 154, WIDTH - 40, 3, 1.5, MIST) +
      columns.join(''),
  );
}
