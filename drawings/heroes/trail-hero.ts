import { steel } from '#drawings/colours.ts';
import { flags } from '#drawings/flags.ts';
import { clay, house } from '#drawings/house.ts';
import { person, walkers } from '#drawings/person.ts';
import { pines } from '#drawings/pines.ts';
import { type LeafPaint, tree } from '#drawings/places/garden.ts';
import { outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import type { Sheet } from '#drawings/sheet.ts';
import { birds } from '#drawings/sky.ts';
import { line, type Point } from '#drawings/svg.ts';
import { backdrop, narrowSheet, wideSheet } from './backdrop.ts';
import { sunrise } from './hero-light.ts';
import { cairn, chautari, type Step, trail } from './trail.ts';

const UPPER = { crest: '#2F7EC4', foot: '#7FB6E2' };
const LOWER = { crest: '#1767AE', foot: '#0B4A88' };
const LEAVES: LeafPaint = {
  shade: '#0E4A6B',
  leaf: '#1B6F80',
  light: '#6FB59E',
  trunk: '#3A2A2A',
};

const walker = { ...walkers.cream, hair: 'short', coat: '#FFF3E2', load: 'backpack' } as const;

interface Hill {
  readonly keys: string;
  readonly seed: number;
  readonly paint: { readonly crest: string; readonly foot: string };
  readonly footAt: number;
  readonly trees?: readonly [count: number, from: number, to: number];
}

function hill(sheet: Sheet, { keys, seed, paint, footAt, trees }: Hill): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.06 });
  const sown = trees
    ? pines(crest, {
        count: trees[0],
        seed,
        colour: paint.crest,
        heights: [9, 19],
        within: [trees[1], trees[2]],
      })
    : '';
  return sown + ridge(sheet, crest, { ...paint, footAt });
}

function cairns(places: readonly (readonly [x: number, y: number, scale: number])[]): string {
  return places.map(([x, y, scale]) => cairn([x, y], scale)).join('');
}

/** Two poles on either side of the pass, and the flags between them. */
function passFlags(left: Point, right: Point, height: number): string {
  const top = ([x, y]: Point): Point => [x, y - height];
  const count = Math.round((right[0] - left[0]) / 8);
  return (
    line(`M${left.join(' ')}v${-height}M${right.join(' ')}v${-height}`, steel, 2) +
    flags({ from: top(left), to: top(right), sag: 8, count, size: 6.5 })
  );
}

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
      sun: [1408, 262],
      radius: 50,
      reach: [360, 156],
      clouds: [
        [[1250, 150], 140, 0.7],
        [[1520, 96], 180, 0.65],
      ],
      peaks: [
        { summit: [1560, 186], left: 170, right: 180 },
        { summit: [1230, 228], left: 150, right: 140 },
        { summit: [1090, 268], left: 120, right: 110 },
      ],
      base: 350,
      far: [330, 304, 342, 300, 336, 306, 340, 302, 334, 294, 304, 262, 280],
      middle: [374, 352, 384, 358, 386, 350, 376, 360, 372],
      mist: [[1330, 348], 320, 34],
      seed: 230,
    }),
    birds([1480, 168], '#0B3355'),
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
    house([1790, 330], 1, clay, 1),
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

const narrowUpper: readonly Step[] = [
  [262, 226, 6],
  [330, 216, 5.4],
  [392, 202, 5],
  [380, 192, 4.6],
  [310, 184, 4],
  [272, 174, 3.6],
  [286, 166, 3.2],
  [340, 158, 3],
  [366, 148, 2.8],
  [350, 140, 2.4],
  [340, 132, 2.2],
];

const narrowLower: readonly Step[] = [
  [60, 342, 18],
  [140, 324, 16],
  [270, 312, 14],
  [352, 298, 12.5],
  [334, 286, 11],
  [220, 280, 10.5],
  [108, 270, 10],
  [118, 258, 9],
  [200, 252, 8],
  [256, 242, 7.5],
  [262, 226, 6.5],
];

export function trailHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    backdrop(sheet, {
      light: sunrise,
      sun: [104, 168],
      radius: 42,
      reach: [150, 150],
      clouds: [
        [[24, 84], 84, 0.7],
        [[214, 58], 96, 0.65],
      ],
      peaks: [
        { summit: [222, 122], left: 110, right: 110 },
        { summit: [20, 160], left: 80, right: 80 },
      ],
      base: 250,
      far: [224, 198, 214, 186, 224, 200, 206],
      middle: [268, 250, 274, 262, 270, 256, 250],
      mist: [[90, 246], 140, 26],
      seed: 250,
    }),
    hill(sheet, {
      keys: '60,330 120,266 180,222 230,182 280,140 320,122 346,132 376,116 430,92',
      seed: 261,
      paint: UPPER,
      footAt: 310,
      trees: [12, 110, 240],
    }),
    trail(narrowUpper),
    cairns([
      [402, 204, 0.46],
      [262, 176, 0.42],
      [376, 148, 0.34],
      [326, 129, 0.36],
    ]),
    passFlags([308, 130], [386, 112], 24),
    hill(sheet, {
      keys: '-10,280 30,272 80,258 150,244 220,234 280,228 350,228 430,222',
      seed: 262,
      paint: LOWER,
      footAt: 330,
      trees: [26, -10, 110],
    }),
    house([344, 230], 0.92, clay, 1),
    trail(narrowLower),
    chautari([306, 233], 0.68, tree([0, -20], 0.9, LEAVES, -1)),
    cairns([
      [374, 298, 0.9],
      [90, 272, 0.74],
      [244, 238, 0.56],
    ]),
    person([138, 268], 1.2, walker),
    hill(sheet, {
      keys: '220,340 280,329 330,320 380,312 430,300',
      seed: 263,
      paint: { crest: '#0B4A88', foot: '#083F78' },
      footAt: 330,
    }),
  );
}
