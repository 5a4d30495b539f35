import { blossoms, bushes, tree } from '#artwork/places/garden.ts';
import { gardenWall } from '#artwork/places/garden-wall.ts';
import { goldenBrick, newariHouse } from '#artwork/places/newari-house.ts';
import { templeHill } from '#artwork/places/temple-hill.ts';
import { type Point, path } from '#artwork/svg.ts';
import { arrivals } from './arrivals.ts';
import { backdrop, narrowSheet } from './backdrop.ts';
import { FLOWERS, gate, LEAVES, lawn, PATH, TEMPLE, WALL } from './campus-garden.ts';
import { gardenHall, openScreen } from './campus-things.ts';
import { lateGold } from './hero-light.ts';

const SUN: Point = [164, 126];

export function campusHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    backdrop(sheet, {
      light: lateGold,
      sun: SUN,
      radius: 36,
      reach: [160, 124],
      clouds: [
        [[22, 78], 86, 0.75],
        [[300, 42], 92, 0.7],
      ],
      peaks: [
        { summit: [206, 156], left: 100, right: 110 },
        { summit: [404, 136], left: 100, right: 90 },
      ],
      base: 250,
      far: [226, 204, 234, 210, 236, 202, 212],
      middle: [268, 256, 276, 262, 272, 252, 256],
      mist: [[120, 256], 150, 26],
      seed: 290,
      between: templeHill(
        sheet,
        '-40,296 0,262 34,238 56,228 84,228 110,246 170,290',
        [68, 230],
        0.25,
        TEMPLE,
      ),
    }),
    tree([18, 284], 0.5, LEAVES),
    tree([232, 276], 0.5, LEAVES),
    tree([404, 270], 0.7, LEAVES, -1),
    lawn(sheet, '-10,290 60,286 140,280 240,274 340,270 430,264', 291),
    newariHouse([316, 276], 0.45, goldenBrick, -1),
    gardenHall([158, 284], 0.5),
    path('M42 296h46q18 18 60 12t14-22h20q14 20-28 30t-30 22H6q60-14 30-42z', { fill: PATH.edge }),
    path('M50 296h30q22 22 66 14t20-24h8q6 18-38 26t-44 26H34q44-16 10-42z', { fill: PATH.face }),
    bushes([262, 279], [298, 277], 5.5, LEAVES.shade),
    bushes([334, 277], [384, 275], 5.5, LEAVES.shade),
    gardenWall([-14, 298], 46, 24, WALL),
    gardenWall([102, 298], 14, 24, WALL),
    gate(
      38,
      96,
      298,
      42,
      arrivals(SUN[0], [
        [4, [58, 299], 0.86],
        [3, [75, 300], 0.86],
      ]),
    ),
    arrivals(SUN[0], [
      [2, [118, 319], 1.06],
      [0, [138, 321], 1.06],
      [1, [158, 319], 1.06],
    ]),
    openScreen([234, 304], 0.7),
    arrivals(SUN[0], [
      [5, [280, 316], 1, -1],
      [6, [299, 317], 1, -1],
    ]),
    bushes([372, 334], [430, 322], 12, LEAVES.shade),
    blossoms([372, 322], [426, 312], { count: 5, size: 5.5, seed: 5, colors: FLOWERS }),
  );
}
