import { clay, house } from '#artwork/house.ts';
import { person } from '#artwork/person.ts';
import { tree } from '#artwork/places/garden.ts';
import { backdrop, narrowSheet } from './backdrop.ts';
import { sunrise } from './hero-light.ts';
import { chautari, type Step, trail } from './trail.ts';
import { cairns, hill, LEAVES, LOWER, passFlags, UPPER, walker } from './trail-hill.ts';

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
    house([384, 230], 0.92, clay, -1),
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
