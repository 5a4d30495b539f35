import { pines } from '#artwork/pines.ts';
import { morningLeaves, tree } from '#artwork/places/garden.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { backdrop, wideSheet } from './backdrop.ts';
import { farBridge, flagsBetween, hillside, stair } from './career-hill.ts';
import { midMorning } from './hero-light.ts';
import { clay, cream, ochre, pale, rose, townHouses } from './town-house.ts';
import { gardener, marigolds, workWindow } from './town-life.ts';

function wideTown(sheet: Sheet): string {
  return (
    tree([1610, 292], 0.5, morningLeaves) +
    townHouses([
      [[1636, 292], [66, 50], pale, 'slate', '22,30 46,30'],
      [[1866, 262], [70, 56], rose, 'tiles', '22,36 50,36'],
      [[1716, 280], [60, 44], cream, 'tiles', '20,27 42,27'],
      [[1790, 276], [64, 62], ochre, 'slate', '20,42 44,42 20,18'],
    ]) +
    townHouses([
      [[1560, 336], [88, 64], clay, 'tiles', '26,44 58,44'],
      [[1686, 352], [116, 78], cream, 'slate', '24,56 58,56'],
      [[1830, 360], [110, 82], rose, 'tiles', '26,58 60,58 94,58'],
    ]) +
    stair([1672, 424], 86, 44, 26) +
    tree([1462, 398], 0.62, morningLeaves) +
    townHouses([
      [[1372, 426], [74, 50], ochre, 'slate', '22,31 52,31'],
      [[1470, 426], [176, 104], cream, 'tiles'],
      [[1704, 426], [170, 70], pale, 'flat', '34,38 84,38 134,38'],
    ]) +
    workWindow(sheet, [1562, 400])
  );
}

export function careerHeroWide(name: string): string {
  const sheet = wideSheet(name);
  const near = ridgeLine({
    keys: outline('-10,396 220,404 440,393 660,404 880,394 1060,388 1180,398 1290,404 1380,426'),
    seed: 203,
    roughness: 0.05,
  });
  return sheet.render(
    backdrop(sheet, {
      light: midMorning,
      sun: [1840, 94],
      radius: 32,
      reach: [330, 92],
      clouds: [
        [[1330, 118], 150, 0.75],
        [[1590, 62], 170, 0.85],
        [[1700, 120], 104, 0.6],
      ],
      peaks: [
        { summit: [1520, 176], left: 170, right: 170 },
        { summit: [1300, 226], left: 150, right: 150 },
        { summit: [1140, 262], left: 120, right: 120 },
      ],
      base: 352,
      far: [326, 296, 338, 300, 332, 292, 338, 300, 326, 290, 322, 280, 300],
      middle: [372, 350, 382, 354, 384, 348, 372, 352, 366],
      mist: [[1300, 356], 300, 32],
      seed: 200,
    }),
    farBridge([1106, 352], 120),
    birds([1600, 150], '#0B3355'),
    hillside(
      sheet,
      '1130,430 1180,410 1240,380 1310,354 1390,332 1470,312 1560,284 1640,258 1730,242 1830,226 1930,212',
      204,
      '1930,270 1660,292 1520,318 1430,336 1340,352 1250,378 1120,412',
      17,
    ),
    wideTown(sheet),
    marigolds([1718, 352], 3, 20),
    marigolds([1834, 352], 2, 20),
    gardener([1794, 352], 0.62, -1),
    flagsBetween([
      [1500, 288, 50],
      [1652, 226, 34],
      [1824, 198, 30],
    ]),
    pines(near, {
      count: 110,
      seed: 4,
      color: midMorning.near.crest,
      heights: [9, 18],
      within: [-10, 1200],
    }),
    ridge(sheet, near, { ...midMorning.near, footAt: 420 }),
  );
}
