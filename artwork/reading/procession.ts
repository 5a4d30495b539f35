import { lampLight } from '#artwork/colors.ts';
import { lanternHand, type Person, person } from '#artwork/person.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';

const SKINS = ['#8A4B2A', '#B9764A', '#A8683F'] as const;
const COATS = [
  '#C9604F',
  '#FFF3E2',
  '#F2AE2E',
  '#2F8F83',
  '#DDEFFD',
  '#8E5A7A',
  '#0A73C2',
] as const;
const HAIRS = ['long', 'short', 'cap', 'long', 'short'] as const;
const STEP = 'M-1.4-14.5-4.6-8-8.2-2.600h2.200M1.2-14.5 3.6-7.5 5.2-1.400h2.8';
const TROUSERS = ['#0B2C4A', '#123E66', '#7A4152'] as const;

function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

function walker(index: number, pose: Person['pose']): Person {
  const person = {
    pose,
    hair: pick(HAIRS, index * 2),
    coat: pick(COATS, index),
    trousers: pick(TROUSERS, index),
    skin: pick(SKINS, index),
  };
  return index % 2 === 0 ? person : { ...person, legs: STEP };
}

/** Positions along the road, at varying distances. */
function along(from: Point, to: Point, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const share = count === 1 ? 0 : index / (count - 1);
    const aside = [0, 3, -2][index % 3] ?? 0;
    return [
      Math.round(from[0] + (to[0] - from[0]) * share),
      Math.round(from[1] + (to[1] - from[1]) * share + aside),
    ];
  });
}

interface Walk {
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  readonly scale: number;
  readonly first?: number;
}

/** People with lamps in their hands, in a line. */
export function lampBearers(sheet: Sheet, { from, to, count, scale, first = 0 }: Walk): string {
  const glow = sheet.glow([0, lampLight, 0.95], [0.4, '#FFD89A', 0.4], [1, '#FFE6BE', 0]);
  return along(from, to, count)
    .map((at, index) => {
      const lamp: Point = [
        at[0] - (lanternHand[0] + 0.6) * scale,
        at[1] + (lanternHand[1] - 3.6) * scale,
      ];
      return (
        circle(lamp, 11 * scale, { fill: glow }) +
        person(at, scale, walker(first + index, 'lantern'), -1) +
        circle(lamp, 2.4 * scale, { fill: '#FFF3D0' })
      );
    })
    .join('');
}

/** People who pull the chariot to the left, all on one rope. */
export function pullers({ from, to, count, scale, first = 0 }: Walk, hitch: Point): string {
  const feet = along(from, to, count);
  const hand = ([x, y]: Point): string =>
    `${Math.round(x - 11 * scale)} ${Math.round(y - 20 * scale)}`;
  const rope = `M${hitch[0]} ${hitch[1]}L${feet.map(hand).join(' ')}`;
  return (
    feet.map((at, index) => person(at, scale, walker(first + index, 'greet'), -1)).join('') +
    line(rope, '#FFF0CE', 1.8, { 'stroke-linejoin': 'round' })
  );
}

/** Small clay lamps along an edge. */
export function lampRow(sheet: Sheet, from: Point, to: Point, count: number): string {
  const glow = sheet.glow([0, lampLight, 0.9], [1, '#FFE6BE', 0]);
  return along(from, to, count)
    .map(
      ([x, y]) =>
        circle([x, y - 6], 10, { fill: glow }) +
        path(`M${x - 5} ${y - 4}h10q-1 5-5 5t-5-5z`, { fill: '#A9573F' }) +
        path(`M${x} ${y - 12}q4 5 0 8-4-3 0-8z`, { fill: '#FFF3D0' }),
    )
    .join('');
}
