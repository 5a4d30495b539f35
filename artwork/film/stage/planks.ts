import { mix } from '#artwork/film/light.ts';
import { box } from '#artwork/people/cards.ts';
import { element, type Point } from '#artwork/svg.ts';
import { posed } from './pose.ts';
import { during, glide } from './timing.ts';

const WOOD = ['#D9A066', '#C98F5E', '#E0AE78'] as const;
const COUNT = 10;
const EVERY = 0.2;

/** The time at which the last plank is in place. */
export const LAID = 0.2 + EVERY * (COUNT - 1) + 0.6;

/** Planks fall one by one and form a body of 200 by 400, from the bottom up. */
export function planks(at: Point, scale: number, s: number): string {
  const height = 400 / COUNT;
  return Array.from({ length: COUNT }, (_, index) => {
    const start = 0.2 + EVERY * index;
    const fallen = glide(s, start, start + 0.6);
    if (fallen === 0) return '';
    const rest = 400 - height * (index + 0.5);
    const side = index % 2 === 0 ? -1 : 1;
    const wood = WOOD[index % WOOD.length] ?? WOOD[0];
    const ends = index === 0 || index === COUNT - 1 ? 12 : 5;
    const place: Point = [
      at[0] + scale * (100 + side * 60 * (1 - fallen)),
      at[1] + scale * (rest - 190 * (1 - fallen)),
    ];
    return posed(
      place,
      { scale, turn: side * 16 * (1 - fallen), opacity: during(s, start, start + 0.25) },
      box(-100, 1.5 - height / 2, 200, height - 3, ends, wood) +
        box(-100, height / 2 - 7, 200, 5.5, 2.5, mix(wood, '#5A3418', 0.3)) +
        element('path', {
          d: 'M-88-4h0M88-4h0',
          stroke: '#6B3B22',
          'stroke-width': 6,
          'stroke-linecap': 'round',
        }),
    );
  }).join('');
}
