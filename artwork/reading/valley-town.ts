import { newari } from '#artwork/cities/row-house.ts';
import { flags } from '#artwork/flags.ts';
import { town } from '#artwork/places/town.ts';
import { outline, ridgeLine, slope } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { type Point, path, place } from '#artwork/svg.ts';
import { terraces } from '#artwork/terraces.ts';

const FIELDS = ['#8FBF8A', '#7BB282', '#68A67C', '#579A77', '#488E74', '#3C8371', '#32786D'];
const HILL = '#83B88C';

/** Rice in steps behind the town, golden in the first sunlight. */
export function riceHill(
  sheet: Sheet,
  keys: string,
  fields: string,
  step: number,
  seed: number,
): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.04 });
  return (
    path(slope(sheet, crest), { fill: HILL }) +
    terraces(sheet, {
      crest: outline(fields),
      step,
      colors: FIELDS,
      within: [...crest, [sheet.width + 10, sheet.height + 4]],
      seed,
      trees: 4,
      heights: [7, 13],
    })
  );
}

/** The valley's roofs from afar, in brick and haze. */
export function farTown([from, to]: Point, y: number, size: number, seed: number): string {
  const paint = { wall: '#B98E86', lit: '#F3D3B2', roof: '#8E6468' };
  return (
    town([from, to], () => y - size * 0.8, size, seed, {
      wall: '#B9A9AE',
      lit: '#F0DAC6',
      roof: '#A08890',
    }) + town([from - 10, to], () => y, size * 1.3, seed + 1, paint)
  );
}

// The stupa is drawn with the sun at the right, so lit and shaded colors are swapped here.
const SUN_AT_LEFT = { lit: '#B3C6DC', shade: '#FFF3E2', gold: '#D8891F', bronze: '#F6BD3C' };

type String = readonly [to: Point, sag: number];

/** Long lines of flags from the top, short ones from the corners below the spire. */
export function greatStupa(
  [x, y]: Point,
  scale: number,
  long: readonly String[],
  short: readonly String[],
): string {
  const string = (from: Point, [to, sag]: String): string => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return flags({ from, to, sag, count: Math.round(length / 10), size: 8 });
  };
  const corner = (to: Point): Point => [x + (to[0] < x ? -26 : 26) * scale, y - 135 * scale];
  return (
    stupa([x, y], scale, SUN_AT_LEFT) +
    long.map((one) => string([x, y - 220 * scale], one)).join('') +
    short.map((one) => string(corner(one[0]), one)).join('')
  );
}

export function brickRow(list: readonly (readonly [at: Point, scale: number, brick: string])[]) {
  return list.map(([at, scale, brick]) => place(at, scale, newari([0, 0], brick))).join('');
}
