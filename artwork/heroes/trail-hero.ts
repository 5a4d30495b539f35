import { clay, house } from '#artwork/house.ts';
import { person } from '#artwork/person.ts';
import { tree } from '#artwork/places/garden.ts';
import { birds } from '#artwork/sky.ts';
import { backdrop, wideSheet } from './backdrop.ts';
import { sunrise } from './hero-light.ts';
import { chautari, type Step, trail } from './trail.ts';
import { cairns, hill, LEAVES, LOWER, passFlags, UPPER, walker } from './trail-hill.ts';

const wideUpper: readonly Step[] = [
  [1716, 326, 6],
  [1790, 312, 5.4],
  [1868, 294, 5],
  [1852, 284, 4.6],
  [1780, 276, 4.2],
  [1700, 264, 3.8],
  [1712, 256, 3.6],
  [1780, 248, 3.2],
  [1836, 236, 3],
  [1826, 228, 2.8],
  [1776, 220, 2.6],
  [1786, 212, 2.4],
  [1812, 200, 2.2],
];

const wideLower: readonly Step[] = [
  [1250, 434, 17],
  [1350, 420, 15],
  [1470, 412, 14],
  [1572, 402, 12.5],
  [1560, 391, 11],
  [1490, 386, 10.5],
  [1406, 376, 10],
  [1420, 366, 9],
  [1500, 361, 8.5],
  [1612, 356, 8],
  [1672, 348, 7.5],
  [1690, 338, 7],
  [1716, 326, 6.5],
];

export function trailHeroWide(name: string): string {
  const sheet = wideSheet(name);
  return sheet.render(
    backdrop(sheet, {
      light: sunrise,
      sun: [1480, 258],
      radius: 48,
      reach: [360, 156],
      clouds: [
        [[1250, 150], 140, 0.7],
        [[1520, 96], 180, 0.65],
      ],
      peaks: [
        { summit: [1622, 192], left: 170, right: 180 },
        { summit: [1346, 220], left: 150, right: 140 },
        { summit: [1180, 262], left: 120, right: 110 },
      ],
      base: 350,
      far: [330, 304, 342, 300, 336, 306, 340, 302, 334, 294, 304, 262, 280],
      middle: [374, 352, 384, 358, 386, 350, 376, 360, 372],
      mist: [[1400, 348], 320, 34],
      seed: 230,
    }),
    birds([1610, 140], '#0B3355'),
    hill(sheet, {
      keys: '1240,440 1330,392 1430,358 1530,318 1610,290 1680,240 1740,196 1776,190 1812,200 1850,184 1890,160 1930,150',
      seed: 241,
      paint: UPPER,
      footAt: 400,
      trees: [26, 1330, 1660],
    }),
    trail(wideUpper),
    cairns([
      [1878, 296, 0.5],
      [1688, 266, 0.44],
      [1846, 236, 0.36],
    ]),
    passFlags([1766, 194], [1858, 182], 26),
    cairns([[1796, 200, 0.4]]),
    hill(sheet, {
      keys: '-10,398 200,404 430,392 660,404 880,396 1080,402 1190,398 1270,384 1340,366 1430,350 1530,338 1620,330 1700,326 1800,326 1860,330 1930,322',
      seed: 242,
      paint: LOWER,
      footAt: 420,
      trees: [150, -10, 1460],
    }),
    house([1834, 330], 1, clay, -1),
    trail(wideLower),
    chautari([1748, 332], 0.74, tree([0, -20], 0.94, LEAVES, -1)),
    cairns([
      [1594, 402, 0.94],
      [1386, 378, 0.76],
      [1664, 344, 0.6],
    ]),
    person([1430, 371], 1.2, walker),
    hill(sheet, {
      keys: '1560,440 1640,424 1720,404 1800,394 1930,372',
      seed: 243,
      paint: { crest: '#0B4A88', foot: '#083F78' },
      footAt: 420,
      trees: [24, 1640, 1930],
    }),
  );
}
