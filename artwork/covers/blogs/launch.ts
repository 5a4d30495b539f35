import { brick, clay, house } from '#artwork/house.ts';
import { stander } from '#artwork/people/body.ts';
import { people } from '#artwork/people/looks.ts';
import { sown } from '#artwork/pines.ts';
import { ridge } from '#artwork/ridge.ts';
import type { Draw } from '#artwork/scenes.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { cloud } from '#artwork/sky.ts';
import { line } from '#artwork/svg.ts';
import { terraces } from '#artwork/terraces.ts';
import { balloon, paperPlane } from './aloft.ts';
import { cover, HEIGHT } from './cover.ts';
import { litBalloon } from './lit-balloon.ts';
import { crest, outlook } from './outlook.ts';

/** A paper plane, thrown from the hill, already above the peaks. */
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
    const hill = crest('-10,236 50,240 112,250 170,282 230,322 300,350 400,364 650,372', 1508);
    return [
      scene.behind,
      cloud([472, 60], 110),
      cloud([60, 66], 84, 0.6),
      scene.front,
      line(
        'M158 130C224 196 330 236 344 178C352 130 288 124 286 166C288 214 352 188 398 140',
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
        { seed: 1509, color: '#0C4A82', heights: [18, 38] },
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
    colors: ['#5FA58A', '#4C957C', '#3A846C', '#2C725D', '#22614F'],
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

export const launches: Readonly<Record<string, Draw>> = {
  'paper-plane': morning,
  'launch-noon': noon,
  'launch-dusk': litBalloon,
};
