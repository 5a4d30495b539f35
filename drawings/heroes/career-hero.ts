import { bridge, type Span } from '#drawings/bridge.ts';
import { steel } from '#drawings/colours.ts';
import { flags } from '#drawings/flags.ts';
import { pines } from '#drawings/pines.ts';
import { morningLeaves, tree } from '#drawings/places/garden.ts';
import { outline, ridge, ridgeLine, slope } from '#drawings/ridge.ts';
import type { Sheet } from '#drawings/sheet.ts';
import { birds } from '#drawings/sky.ts';
import { line, type Point, path } from '#drawings/svg.ts';
import { terraces } from '#drawings/terraces.ts';
import { backdrop, narrowSheet, wideSheet } from './backdrop.ts';
import { midMorning } from './hero-light.ts';
import { clay, cream, ochre, pale, rose, townHouse } from './town-house.ts';
import { gardener, marigolds, workWindow } from './town-life.ts';

const FIELDS = ['#3BA39B', '#2F968F', '#268985', '#1D7C7B', '#176F72', '#12636A', '#0E5863'];
const HILL = '#2B8F94';

/** Seen across the valley: as light as the ridges it joins. */
function farBridge(left: Point, across: number): string {
  const span: Span = {
    left,
    right: [left[0] + across, left[1]],
    tower: across * 0.17,
    cableSag: across * 0.1,
    deckSag: across * 0.02,
  };
  return bridge(span, { hangers: 16, weight: 0.46, colour: '#1F5F99', backstay: [16, 8] });
}

function hillside(sheet: Sheet, keys: string, seed: number, fields: string, step: number): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.04 });
  return (
    path(slope(sheet, crest), { fill: HILL }) +
    terraces(sheet, {
      crest: outline(fields),
      step,
      colours: FIELDS,
      within: [...crest, [sheet.width + 10, sheet.height + 4]],
      seed,
      trees: 4,
      heights: [8, 15],
    })
  );
}

/** Steps between two houses, wider towards us. */
function stair([x, foot]: Point, rise: number, wide: number, narrow: number): string {
  const top = foot - rise;
  const treads = [0.12, 0.26, 0.42, 0.6, 0.8].map((share) => {
    const half = narrow / 2 + ((wide - narrow) / 2) * share;
    return `M${x - half} ${top + rise * share}h${2 * half}`;
  });
  return (
    path(`M${x - wide / 2} ${foot}L${x - narrow / 2} ${top}h${narrow}L${x + wide / 2} ${foot}z`, {
      fill: '#D9E4EC',
    }) + line(treads.join(''), '#8FA9BF', 2)
  );
}

/** Poles on the roofs, so that the flags hang before the sky. */
function flagsBetween(poles: readonly (readonly [x: number, foot: number, height: number])[]) {
  const strings = poles.slice(1).map(([x, foot, height], index) => {
    const [fromX, fromFoot, fromHeight] = poles[index] ?? [x, foot, height];
    const count = Math.round((x - fromX) / 9);
    return flags({
      from: [fromX, fromFoot - fromHeight],
      to: [x, foot - height],
      sag: 9,
      count,
      size: 6.5,
    });
  });
  const stems = poles.map(([x, foot, height]) => `M${x} ${foot + 7}v${-height - 7}`);
  return line(stems.join(''), steel, 2) + strings.join('');
}

function wideTown(sheet: Sheet): string {
  const row = (list: readonly Parameters<typeof townHouse>[0][]): string =>
    list.map(townHouse).join('');
  return (
    tree([1610, 292], 0.5, morningLeaves) +
    row([
      {
        x: 1636,
        foot: 292,
        width: 66,
        height: 50,
        paint: pale,
        roof: 'slate',
        windows: [
          [22, 30],
          [46, 30],
        ],
      },
      {
        x: 1866,
        foot: 262,
        width: 70,
        height: 56,
        paint: rose,
        roof: 'tiles',
        windows: [
          [22, 36],
          [50, 36],
        ],
      },
      {
        x: 1716,
        foot: 280,
        width: 60,
        height: 44,
        paint: cream,
        roof: 'tiles',
        windows: [
          [20, 27],
          [42, 27],
        ],
      },
      {
        x: 1790,
        foot: 276,
        width: 64,
        height: 62,
        paint: ochre,
        roof: 'slate',
        windows: [
          [20, 42],
          [44, 42],
          [20, 18],
        ],
      },
    ]) +
    row([
      {
        x: 1560,
        foot: 336,
        width: 88,
        height: 64,
        paint: clay,
        roof: 'tiles',
        windows: [
          [26, 44],
          [58, 44],
        ],
      },
      {
        x: 1686,
        foot: 352,
        width: 116,
        height: 78,
        paint: cream,
        roof: 'slate',
        windows: [
          [24, 56],
          [58, 56],
        ],
      },
      {
        x: 1830,
        foot: 360,
        width: 110,
        height: 82,
        paint: rose,
        roof: 'tiles',
        windows: [
          [26, 58],
          [60, 58],
          [94, 58],
        ],
      },
    ]) +
    stair([1672, 424], 86, 44, 26) +
    tree([1462, 398], 0.62, morningLeaves) +
    row([
      {
        x: 1372,
        foot: 426,
        width: 74,
        height: 50,
        paint: ochre,
        roof: 'slate',
        windows: [
          [22, 31],
          [52, 31],
        ],
      },
      { x: 1470, foot: 426, width: 176, height: 104, paint: cream, roof: 'tiles' },
      {
        x: 1704,
        foot: 426,
        width: 170,
        height: 70,
        paint: pale,
        roof: 'flat',
        windows: [
          [34, 38],
          [84, 38],
          [134, 38],
        ],
      },
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
      sun: [1432, 108],
      radius: 32,
      reach: [290, 106],
      clouds: [
        [[1196, 112], 150, 0.8],
        [[1556, 66], 190, 0.85],
        [[1748, 128], 120, 0.6],
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
    birds([1330, 176], '#0B3355'),
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
      colour: midMorning.near.crest,
      heights: [9, 18],
      within: [-10, 1200],
    }),
    ridge(sheet, near, { ...midMorning.near, footAt: 420 }),
  );
}

export function careerHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    backdrop(sheet, {
      light: midMorning,
      sun: [120, 92],
      radius: 27,
      reach: [118, 90],
      clouds: [
        [[20, 128], 84, 0.8],
        [[206, 48], 108, 0.85],
      ],
      peaks: [
        { summit: [196, 142], left: 100, right: 110 },
        { summit: [50, 170], left: 90, right: 90 },
      ],
      base: 256,
      far: [232, 208, 240, 212, 236, 196, 210],
      middle: [276, 258, 282, 262, 270, 246, 256],
      mist: [[90, 262], 130, 26],
      seed: 210,
    }),
    farBridge([12, 262], 70),
    hillside(
      sheet,
      '20,336 70,312 120,284 180,240 240,200 310,176 380,160 430,150',
      214,
      '430,210 330,226 240,244 160,270 80,300 10,326',
      14,
    ),
    tree([206, 226], 0.42, morningLeaves),
    townHouse({
      x: 226,
      foot: 224,
      width: 64,
      height: 48,
      paint: pale,
      roof: 'slate',
      windows: [
        [22, 29],
        [46, 29],
      ],
    }),
    townHouse({
      x: 306,
      foot: 206,
      width: 58,
      height: 50,
      paint: ochre,
      roof: 'tiles',
      windows: [
        [20, 31],
        [42, 31],
      ],
    }),
    townHouse({
      x: 378,
      foot: 190,
      width: 60,
      height: 50,
      paint: rose,
      roof: 'slate',
      windows: [[20, 31]],
    }),
    tree([300, 246], 0.42, morningLeaves, -1),
    townHouse({
      x: 148,
      foot: 256,
      width: 80,
      height: 52,
      paint: clay,
      roof: 'tiles',
      windows: [
        [24, 34],
        [54, 34],
      ],
    }),
    townHouse({
      x: 306,
      foot: 270,
      width: 110,
      height: 66,
      paint: cream,
      roof: 'tiles',
      windows: [
        [22, 46],
        [94, 46],
      ],
    }),
    stair([272, 334], 80, 36, 22),
    tree([30, 334], 0.4, morningLeaves),
    townHouse({ x: 102, foot: 336, width: 150, height: 98, paint: rose, roof: 'slate' }),
    townHouse({
      x: 296,
      foot: 336,
      width: 140,
      height: 62,
      paint: pale,
      roof: 'flat',
      windows: [
        [30, 32],
        [76, 32],
      ],
    }),
    workWindow(sheet, [177, 312]),
    marigolds([312, 270], 2, 20),
    marigolds([404, 270], 1, 20),
    gardener([374, 270], 0.6, -1),
    flagsBetween([
      [124, 208, 36],
      [244, 158, 28],
      [396, 122, 26],
    ]),
  );
}
