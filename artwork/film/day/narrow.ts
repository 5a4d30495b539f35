import { evenKeys, outline, ridgeLine } from '#artwork/ridge.ts';
import type { DayLayout } from './layout.ts';

export const dayNarrow: DayLayout = {
  name: 'day-narrow',
  width: 540,
  height: 720,
  skyFoot: 570,
  orbit: { center: [272, 470], across: 112, up: 310 },
  sunRadius: 40,
  clouds: [
    { y: 116, width: 128, apart: 430, start: 0.7, opacity: 0.8 },
    { y: 200, width: 84, apart: 370, start: 0.05, opacity: 0.6 },
  ],
  birds: 0.27,
  range: {
    base: 480,
    seed: 340,
    peaks: [
      { summit: [56, 286], left: 150, right: 150 },
      { summit: [480, 236], left: 170, right: 170 },
      { summit: [118, 348], left: 76, right: 66 },
      { summit: [268, 356], left: 96, right: 92 },
    ],
  },
  ridges: [
    {
      crest: ridgeLine({
        keys: evenKeys(600, [402, 368, 416, 380, 420, 372, 404]),
        seed: 351,
        rounds: 4,
      }),
      footAt: 550,
    },
    {
      crest: ridgeLine({
        keys: evenKeys(600, [452, 424, 466, 438, 468, 424, 448]),
        seed: 352,
        rounds: 4,
      }),
      footAt: 610,
    },
    {
      crest: ridgeLine({
        keys: evenKeys(600, [560, 536, 568, 546, 576, 540, 560]),
        seed: 353,
        rounds: 4,
      }),
      footAt: 690,
    },
    {
      crest: ridgeLine({
        keys: evenKeys(600, [630, 606, 628, 616, 638, 606, 626]),
        seed: 354,
        rounds: 4,
      }),
      footAt: 730,
    },
  ],
  span: { left: [122, 500], right: [418, 500], tower: 96, cableSag: 62, deckSag: 9 },
  hangers: 24,
  walkerScale: 1.05,
  places: 1,
  bank: ridgeLine({
    keys: outline(
      '-40,484 40,488 96,498 148,500 154,532 170,566 164,602 190,648 186,690 214,760 330,760 ' +
        '358,694 352,650 380,604 372,566 388,530 394,500 444,500 500,490 580,478',
    ),
    seed: 360,
    roughness: 0.05,
  }),
  front: ridgeLine({
    keys: outline('-40,590 50,606 120,650 176,700 210,744 336,744 372,700 428,646 492,606 580,588'),
    seed: 361,
    roughness: 0.05,
  }),
  groves: [
    { count: 10, seed: 8, heights: [9, 16], within: [-40, 14] },
    { count: 8, seed: 9, heights: [9, 15], within: [432, 452] },
  ],
  frontGroves: [
    { count: 40, seed: 12, heights: [14, 28], within: [-40, 160] },
    { count: 40, seed: 13, heights: [14, 28], within: [390, 580] },
  ],
  stupa: [[58, 490], 0.56],
  city: [[446, 498], 0.42],
  houses: [],
};
