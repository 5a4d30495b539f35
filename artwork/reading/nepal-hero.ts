import { pagoda } from '#artwork/cities/pagoda.ts';
import { backdrop, wideSheet } from '#artwork/heroes/backdrop.ts';
import { blossoms, bushes, tree } from '#artwork/places/garden.ts';
import { birds } from '#artwork/sky.ts';
import { path } from '#artwork/svg.ts';
import { chariot } from './chariot.ts';
import { festival } from './hours-of-reading.ts';
import { ground } from './low-hero.ts';
import { lampBearers, lampRow, pullers } from './procession.ts';
import { brickRow, farTown, greatStupa, riceHill } from './valley-town.ts';

const seed = 1600;
export const LEAVES = {
  shade: '#2B6B62',
  leaf: '#3F8C6C',
  light: '#A5C07A',
  trunk: '#4A3A30',
};
export const SQUARE = { crest: '#F0CFA4', foot: '#D29A6C' };
export const MARIGOLDS = ['#F6A623', '#FFC845', '#FFF3E2'];

/** The valley on the morning of its festival. */
export function nepalHeroWide(name: string): string {
  const sheet = wideSheet(name);
  return sheet.render(
    backdrop(sheet, {
      light: festival,
      sun: [1352, 236],
      radius: 46,
      reach: [330, 176],
      clouds: [
        [[1250, 138], 140, 0.7],
        [[1560, 70], 180, 0.7],
        [[1800, 108], 110, 0.55],
      ],
      peaks: [
        [1660, 148, 190],
        [1470, 196, 160],
        [1846, 176, 170],
        [1216, 236, 140],
        [1080, 272, 120],
      ].map(([x = 0, y = 0, half = 0]) => ({ summit: [x, y], left: half, right: half })),
      base: 352,
      far: [330, 304, 338, 308, 334, 300, 340, 306, 332, 296, 316, 288, 300],
      middle: [376, 356, 386, 360, 384, 358, 376, 352, 366],
      mist: [[1340, 350], 320, 34],
      seed,
    }),
    birds([1590, 132], '#0B3355'),
    riceHill(
      sheet,
      '1480,430 1540,372 1600,340 1670,312 1750,286 1830,262 1930,236',
      '1930,256 1830,280 1740,306 1660,334 1590,362 1500,396',
      17,
      seed + 5,
    ),
    farTown([1120, 1440], 392, 12, seed + 6),
    pagoda([1196, 394], 0.42, 'three'),
    pagoda([1276, 395], 0.32, 'two'),
    tree([1334, 398], 0.5, LEAVES),
    tree([1606, 392], 0.6, LEAVES),
    greatStupa(
      [1470, 392],
      0.84,
      [
        [[1300, 396], 12],
        [[1731, 289], 20],
      ],
      [
        [[1376, 394], 5],
        [[1568, 394], 5],
      ],
    ),
    brickRow([
      [[1640, 384], 1.1, '#B5674C'],
      [[1686, 382], 1.25, '#C98A66'],
      [[1900, 380], 1.2, '#B5674C'],
    ]),
    pagoda([1872, 392], 0.94, 'two'),
    tree([1722, 394], 0.5, LEAVES, -1),
    pagoda([1784, 396], 1.16, 'three'),
    ground(sheet, {
      keys: '1120,432 1180,408 1260,399 1400,394 1560,393 1740,394 1930,392',
      seed: seed + 8,
      paint: SQUARE,
    }),
    path('M1230 420q60-14 160-15h530v15z', { fill: '#B97A56', opacity: 0.16 }),
    chariot([1640, 408], 0.84),
    pullers({ from: [1562, 409], to: [1470, 409], count: 6, scale: 1, first: 2 }, [1580, 384]),
    lampBearers(sheet, { from: [1416, 410], to: [1262, 412], count: 8, scale: 1.04 }),
    lampRow(sheet, [1702, 416], [1866, 416], 6),
    bushes([1880, 420], [1930, 412], 12, LEAVES.shade),
    blossoms([1880, 412], [1930, 404], { count: 8, size: 6, seed: 5, colors: MARIGOLDS }),
    ground(sheet, {
      keys: '-10,396 220,404 440,392 660,404 880,394 1000,392 1100,402 1180,414 1240,426',
      seed: seed + 9,
      paint: festival.near,
      groves: [[-10, 1120, 110]],
    }),
  );
}
