import { morningLeaves, tree } from '#artwork/places/garden.ts';
import { backdrop, narrowSheet } from './backdrop.ts';
import { farBridge, flagsBetween, hillside, stair } from './career-hill.ts';
import { midMorning } from './hero-light.ts';
import { clay, cream, ochre, pale, rose, townHouses } from './town-house.ts';
import { gardener, marigolds, workWindow } from './town-life.ts';

export function careerHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    backdrop(sheet, {
      light: midMorning,
      sun: [306, 74],
      radius: 27,
      reach: [112, 72],
      clouds: [
        [[36, 104], 88, 0.8],
        [[152, 58], 96, 0.85],
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
    farBridge([26, 262], 60),
    hillside(
      sheet,
      '20,336 70,312 120,284 180,240 240,200 310,176 380,160 430,150',
      214,
      '430,210 330,226 240,244 160,270 80,300 10,326',
      14,
    ),
    tree([206, 226], 0.42, morningLeaves),
    townHouses([[[226, 224], [64, 48], pale, 'slate', '22,29 46,29']]),
    townHouses([[[306, 206], [58, 50], ochre, 'tiles', '20,31 42,31']]),
    townHouses([[[378, 190], [60, 50], rose, 'slate', '20,31']]),
    tree([300, 246], 0.42, morningLeaves, -1),
    townHouses([[[148, 256], [80, 52], clay, 'tiles', '24,34 54,34']]),
    townHouses([[[306, 270], [110, 66], cream, 'tiles', '22,46 94,46']]),
    stair([272, 334], 80, 36, 22),
    tree([30, 334], 0.4, morningLeaves),
    townHouses([[[102, 336], [150, 98], rose, 'slate']]),
    townHouses([[[296, 336], [140, 62], pale, 'flat', '30,32 76,32']]),
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
