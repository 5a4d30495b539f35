import { lamp } from '#artwork/film/lamps.ts';
import { smooth } from '#artwork/film/loop.ts';
import type { Passer } from '#artwork/film/walkers.ts';
import { lanternHand } from '#artwork/person.ts';
import { lerp, line, type Point } from '#artwork/svg.ts';
import { type Moment, STEEL } from './moment.ts';
import { road } from './people.ts';

/** A lamp is dim until someone comes near. */
function brightness(x: number, passers: readonly Passer[]): number {
  const closest = Math.min(...passers.map(({ at }) => Math.abs(at[0] - x)));
  return 0.42 + 0.58 * smooth(150, 24, closest);
}

export function lamps(
  moment: Moment,
  passers: readonly Passer[],
): { posts: string; lights: string } {
  const { sheet, layout } = moment;
  const { left, right } = road(moment);
  const count = Math.round((right[0] - left[0]) / layout.lampEvery);
  const tops = Array.from({ length: count }, (_, index): Point => {
    return [lerp(left[0], right[0], (index + 0.5) / count), left[1] - 56];
  });
  const carried = passers.flatMap(({ walker, at }) => {
    if (walker.who.pose !== 'lantern') return [];
    const [x, y] = lanternHand;
    const hand: Point = [
      at[0] + walker.way * (x + 1) * layout.walkerScale,
      at[1] + (y + 4) * layout.walkerScale,
    ];
    return [lamp(sheet, hand, 3, 1)];
  });
  return {
    posts: line(tops.map(([x, y]) => `M${Math.round(x)} ${y}v56`).join(''), STEEL, 2.4),
    lights: [
      ...tops.map((top) => lamp(sheet, top, 3, brightness(top[0], passers))),
      ...carried,
    ].join(''),
  };
}
