import { pines } from '#artwork/pines.ts';
import { blossoms, bushes, cypress, tree } from '#artwork/places/garden.ts';
import { gardenWall } from '#artwork/places/garden-wall.ts';
import { goldenBrick, newariHouse } from '#artwork/places/newari-house.ts';
import { templeHill } from '#artwork/places/temple-hill.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { type Point, path } from '#artwork/svg.ts';
import { arrivals } from './arrivals.ts';
import { backdrop, wideSheet } from './backdrop.ts';
import { FLOWERS, gate, LEAVES, lawn, PATH, TEMPLE, WALL } from './campus-garden.ts';
import { gardenHall, openScreen } from './campus-things.ts';
import { lateGold } from './hero-light.ts';

const SUN: Point = [1624, 246];

function wideGarden(sheet: Sheet): string {
  return (
    tree([1148, 392], 0.5, LEAVES) +
    tree([1362, 388], 0.62, LEAVES) +
    cypress([1332, 390], 0.6, LEAVES) +
    tree([1664, 366], 0.6, LEAVES, -1) +
    tree([1884, 356], 0.9, LEAVES, -1) +
    tree([1918, 362], 0.7, LEAVES, -1) +
    cypress([1586, 368], 0.66, LEAVES) +
    lawn(
      sheet,
      '1050,424 1086,404 1140,392 1300,388 1400,382 1480,372 1600,366 1760,362 1930,354',
      281,
    ) +
    newariHouse([1772, 366], 0.6, goldenBrick, -1) +
    gardenHall([1474, 374], 0.88, -1) +
    path('M1228 398h56q26 14 118 8t96-30h24q-8 30-78 36t-60 16h-126q20-14-18-30z', {
      fill: PATH.edge,
    }) +
    path('M1238 398h38q26 16 126 10t98-32h12q-14 32-84 36t-64 16h-92q18-18-28-30z', {
      fill: PATH.face,
    }) +
    path('M1762 366h22q14 26-34 60h-64q84-36 76-60z', { fill: PATH.edge }) +
    path('M1772 366h10q12 28-34 60h-26q56-34 50-60z', { fill: PATH.face }) +
    bushes([1694, 368], [1744, 366], 6, LEAVES.shade) +
    bushes([1802, 366], [1858, 364], 6, LEAVES.shade) +
    gardenWall([1080, 400], 136, 26, WALL) +
    gardenWall([1296, 400], 108, 26, WALL)
  );
}

export function campusHeroWide(name: string): string {
  const sheet = wideSheet(name);
  const near = ridgeLine({
    keys: outline('-10,396 220,404 440,392 660,404 880,394 1000,390 1080,398 1130,412 1170,426'),
    seed: 283,
    roughness: 0.05,
  });
  return sheet.render(
    backdrop(sheet, {
      light: lateGold,
      sun: SUN,
      radius: 44,
      reach: [290, 170],
      clouds: [
        [[1300, 134], 150, 0.75],
        [[1480, 78], 180, 0.75],
        [[1740, 96], 130, 0.6],
      ],
      peaks: [
        { summit: [1496, 200], left: 170, right: 150 },
        { summit: [1310, 232], left: 150, right: 140 },
        { summit: [1866, 206], left: 150, right: 150 },
      ],
      base: 350,
      far: [324, 292, 334, 298, 328, 290, 336, 294, 330, 288, 318, 282, 300],
      middle: [370, 346, 380, 352, 378, 350, 374, 352, 360],
      mist: [[1340, 352], 320, 34],
      seed: 270,
      between: templeHill(
        sheet,
        '1000,404 1070,366 1120,326 1160,310 1204,310 1250,334 1330,388',
        [1182, 312],
        0.3,
        TEMPLE,
      ),
    }),
    birds([1570, 150], '#0B3355'),
    wideGarden(sheet),
    gate(
      1222,
      1290,
      400,
      46,
      arrivals(SUN[0], [
        [4, [1247, 400], 0.92],
        [3, [1265, 401], 0.92],
      ]),
    ),
    arrivals(SUN[0], [
      [5, [1486, 388], 0.86],
      [6, [1504, 387], 0.86],
      [2, [1320, 411], 1],
      [0, [1340, 412], 1],
      [1, [1360, 411], 1],
    ]),
    openScreen([1626, 398], 0.94),
    arrivals(SUN[0], [
      [6, [1554, 408], 1.04],
      [5, [1575, 410], 1.04],
      [0, [1676, 410], 1.04, -1],
    ]),
    bushes([1800, 424], [1930, 410], 14, LEAVES.shade),
    blossoms([1800, 412], [1926, 400], { count: 9, size: 6, seed: 5, colors: FLOWERS }),
    pines(near, {
      count: 110,
      seed: 4,
      color: lateGold.near.crest,
      heights: [9, 18],
      within: [-10, 1060],
    }),
    ridge(sheet, near, { ...lateGold.near, footAt: 420 }),
  );
}
