import { bridge } from '#drawings/bridge.ts';
import { lampLight } from '#drawings/colours.ts';
import { brick, clay, house } from '#drawings/house.ts';
import { stander } from '#drawings/people/body.ts';
import { people } from '#drawings/people/looks.ts';
import { sown } from '#drawings/pines.ts';
import { outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import type { Draw } from '#drawings/scenes.ts';
import { ellipse, type Sheet } from '#drawings/sheet.ts';
import { birds, cloud } from '#drawings/sky.ts';
import { line, type Point } from '#drawings/svg.ts';
import { terraces } from '#drawings/terraces.ts';
import { balloon, paperPlane } from './aloft.ts';
import { cover, HEIGHT } from './cover.ts';
import { outlook } from './outlook.ts';

function ground(keys: string, seed: number): readonly Point[] {
  return ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.04 });
}

/** Thrown from the hill: a plane of paper, already higher than the peaks. */
const morning: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'sunrise',
      sun: [292, 206],
      radius: 40,
      seed: 1504,
      peaks: [
        { summit: [176, 128], left: 120, right: 120 },
        { summit: [560, 112], left: 150, right: 130 },
      ],
    });
    const hill = ground('-10,236 50,240 112,250 170,282 230,322 300,350 400,364 650,372', 1508);
    return [
      scene.behind,
      cloud([472, 60], 110),
      cloud([60, 66], 84, 0.6),
      scene.front,
      line(
        'M170 170C240 210 330 232 340 176C348 130 284 128 286 168C290 214 352 176 384 140',
        '#FFFFFF',
        4.4,
        {
          'stroke-linecap': 'round',
          'stroke-dasharray': '1 12',
        },
      ),
      paperPlane([444, 112], 1.5),
      stander(
        [104, 254],
        0.84,
        {
          look: { ...people.maya, top: '#F2AE2E', trousers: '#123E66' },
          far: { elbow: [20, -124], hand: [38, -142] },
          near: { elbow: [-16, -98], hand: [-22, -78] },
        },
        1,
        ['M-5-74L-10-40L-18-8', 'M6-74L14-42L14-8'],
      ),
      sown(
        hill,
        [
          [-10, 60, 9],
          [180, 300, 10],
        ],
        { seed: 1509, colour: '#0C4A82', heights: [18, 38] },
      ),
      ridge(sheet, hill, { crest: '#0C4A82', foot: '#083A67', footAt: HEIGHT }),
    ];
  });

function fields(sheet: Sheet): string {
  return terraces(sheet, {
    crest: [
      [-10, 232],
      [120, 252],
      [240, 292],
      [380, 322],
      [650, 330],
    ],
    step: 24,
    colours: ['#5FA58A', '#4C957C', '#3A846C', '#2C725D', '#22614F'],
    within: [
      [-10, 225],
      [120, 246],
      [240, 288],
      [380, 316],
      [650, 322],
      [650, 370],
      [-10, 370],
    ],
    seed: 1519,
    trees: 5,
    heights: [9, 18],
  });
}

/** Balloons over the fields, one of them near. */
const noon: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'early afternoon',
      sun: [86, 70],
      seed: 1514,
      peaks: [
        { summit: [150, 132], left: 120, right: 120 },
        { summit: [300, 150], left: 100, right: 110 },
        { summit: [588, 124], left: 130, right: 120 },
      ],
    });
    return [
      scene.behind,
      cloud([210, 58], 104),
      cloud([510, 74], 90, 0.7),
      scene.front,
      balloon([246, 152], 0.3, { gores: '#17609F', between: '#FFF6EA' }),
      balloon([166, 116], 0.2, { gores: '#A8434F', between: '#FFE6C4' }),
      fields(sheet),
      house([66, 258], 0.8, brick),
      house([122, 272], 0.66, clay),
      balloon([430, 134], 1.2, { gores: '#F2AE2E', between: '#FFF6E4' }),
    ];
  });

/** Lit from within, over the bridge. */
const dusk: Draw = (name) =>
  cover(name, (sheet) => {
    const scene = outlook(sheet, {
      hour: 'dusk',
      sun: [448, 214],
      radius: 34,
      seed: 1524,
      peaks: [
        { summit: [356, 142], left: 110, right: 110 },
        { summit: [584, 118], left: 140, right: 120 },
        { summit: [40, 150], left: 120, right: 110 },
      ],
    });
    const banks = ground(
      '-10,286 120,288 270,292 308,300 340,332 430,346 520,332 548,300 650,288',
      1528,
    );
    const glow = sheet.glow([0, lampLight, 0.85], [0.5, '#FFC67A', 0.25], [1, '#FFB35C', 0]);
    return [
      scene.behind,
      birds([330, 70], '#143458'),
      scene.front,
      balloon([560, 108], 0.26, { gores: '#2F8F72', between: '#FFE6C4' }),
      balloon([352, 74], 0.2, { gores: '#FFE6C4', between: '#17609F' }),
      bridge(
        { left: [296, 300], right: [560, 300], tower: 74, cableSag: 44, deckSag: 6 },
        { colour: '#0A2442', hangers: 20, weight: 0.9, backstay: [110, 2] },
      ),
      sown(
        banks,
        [
          [-10, 120, 14],
          [590, 650, 8],
        ],
        { seed: 1529, colour: '#0A2442', heights: [16, 38] },
      ),
      ridge(sheet, banks, { crest: '#0A2442', foot: '#071B33', footAt: HEIGHT }),
      ellipse([176, 150], 190, 170, glow),
      balloon([176, 130], 1.14, { gores: '#B8485A', between: '#FFE9C4' }),
      ellipse([176, 246], 26, 22, sheet.glow([0, '#FFF6DE', 0.95], [1, '#FFC67A', 0])),
    ];
  });

export const launches: Readonly<Record<string, Draw>> = {
  'launch-morning': morning,
  'launch-noon': noon,
  'launch-dusk': dusk,
};
