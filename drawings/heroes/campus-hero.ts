import { pines } from '#drawings/pines.ts';
import { blossoms, bushes, cypress, type LeafPaint, tree } from '#drawings/places/garden.ts';
import { gardenWall, gatePillar, type WallPaint } from '#drawings/places/garden-wall.ts';
import { goldenBrick, newariHouse } from '#drawings/places/newari-house.ts';
import { templeHill } from '#drawings/places/temple-hill.ts';
import { outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import type { Sheet } from '#drawings/sheet.ts';
import { birds } from '#drawings/sky.ts';
import { path } from '#drawings/svg.ts';
import { arrivals } from './arrivals.ts';
import { backdrop, narrowSheet, wideSheet } from './backdrop.ts';
import { gardenHall, gateLeaves, openScreen } from './campus-things.ts';
import { lateGold } from './hero-light.ts';

const LEAVES: LeafPaint = {
  shade: '#2B6B62',
  leaf: '#5B9560',
  light: '#C9BE62',
  trunk: '#4A3A30',
};
const LAWN = { crest: '#8FB06A', foot: '#2F7F78' };
const TEMPLE = { crest: '#5590BE', foot: '#B5CBD6' };
const WALL: WallPaint = {
  brick: '#B86846',
  lit: '#F0AE74',
  joint: '#8E452C',
  cap: '#74392B',
  tile: '#E0A070',
};
const PATH = { edge: '#E5BF8E', face: '#FFE6BC' };
const FLOWERS = ['#FFC845', '#FFF3E2', '#F29A8E'];

function lawn(sheet: Sheet, keys: string, seed: number): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.02 });
  return ridge(sheet, crest, { ...LAWN, footAt: sheet.height + 6 });
}

/** Wide open, with those who are just coming in. */
function gate(left: number, right: number, foot: number, height: number, inside: string): string {
  return (
    gateLeaves([left + 6, foot - 2], [right - 6, foot - 2], height - 8) +
    inside +
    gatePillar([left, foot + 2], 13, height, WALL) +
    gatePillar([right, foot + 2], 13, height, WALL)
  );
}

function wideGarden(sheet: Sheet): string {
  return (
    tree([1148, 392], 0.5, LEAVES) +
    tree([1362, 388], 0.62, LEAVES) +
    cypress([1332, 390], 0.6, LEAVES) +
    tree([1650, 366], 0.72, LEAVES) +
    tree([1884, 356], 0.9, LEAVES, -1) +
    tree([1918, 362], 0.7, LEAVES) +
    cypress([1622, 366], 0.8, LEAVES) +
    lawn(
      sheet,
      '1050,424 1086,404 1140,392 1300,388 1400,382 1480,372 1600,366 1760,362 1930,354',
      281,
    ) +
    newariHouse([1772, 366], 0.6, goldenBrick, -1) +
    gardenHall([1474, 374], 0.88) +
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
      sun: [1404, 204],
      radius: 48,
      reach: [340, 200],
      clouds: [
        [[1226, 142], 150, 0.75],
        [[1480, 78], 180, 0.75],
        [[1740, 96], 130, 0.6],
      ],
      peaks: [
        { summit: [1600, 196], left: 170, right: 180 },
        { summit: [1290, 240], left: 150, right: 140 },
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
    birds([1300, 184], '#0B3355'),
    wideGarden(sheet),
    gate(
      1222,
      1290,
      400,
      46,
      arrivals([
        [4, [1247, 400], 0.92],
        [3, [1265, 401], 0.92],
      ]),
    ),
    arrivals([
      [5, [1486, 388], 0.86],
      [6, [1504, 387], 0.86],
      [2, [1320, 411], 1],
      [0, [1340, 412], 1],
      [1, [1360, 411], 1],
    ]),
    openScreen([1626, 398], 0.94),
    arrivals([
      [6, [1554, 408], 1.04],
      [5, [1575, 410], 1.04],
      [0, [1676, 410], 1.04, -1],
    ]),
    bushes([1800, 424], [1930, 410], 14, LEAVES.shade),
    blossoms([1800, 412], [1926, 400], { count: 9, size: 6, seed: 5, colours: FLOWERS }),
    pines(near, {
      count: 110,
      seed: 4,
      colour: lateGold.near.crest,
      heights: [9, 18],
      within: [-10, 1060],
    }),
    ridge(sheet, near, { ...lateGold.near, footAt: 420 }),
  );
}

export function campusHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    backdrop(sheet, {
      light: lateGold,
      sun: [164, 126],
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
      arrivals([
        [4, [58, 299], 0.86],
        [3, [75, 300], 0.86],
      ]),
    ),
    arrivals([
      [2, [92, 316], 1.06],
      [0, [112, 318], 1.06],
      [1, [132, 316], 1.06],
    ]),
    openScreen([230, 302], 0.7),
    arrivals([
      [6, [196, 314], 1],
      [5, [274, 314], 1, -1],
      [4, [292, 316], 1, -1],
    ]),
    bushes([372, 334], [430, 322], 12, LEAVES.shade),
    blossoms([372, 322], [426, 312], { count: 5, size: 5.5, seed: 5, colours: FLOWERS }),
  );
}
