import { evenKeys, outline, ridgeLine } from '#artwork/ridge.ts';
import type { DayLayout } from './layout.ts';

export const dayWide: DayLayout = {
  name: 'day-wide',
  width: 1280,
  height: 720,
  skyFoot: 560,
  orbit: { center: [640, 462], across: 318, up: 345 },
  sunRadius: 50,
  clouds: [
    { y: 92, width: 168, apart: 760, start: 0.2, opacity: 0.8 },
    { y: 58, width: 84, apart: 640, start: 0.72, opacity: 0.5 },
    { y: 178, width: 112, apart: 580, start: 0.98, opacity: 0.6 },
  ],
  birds: 0.27,
  range: {
    base: 470,
    seed: 300,
    peaks: [
      { summit: [150, 272], left: 220, right: 200 },
      { summit: [1104, 200], left: 240, right: 240 },
      { summit: [452, 262], left: 190, right: 180 },
      { summit: [868, 266], left: 180, right: 170 },
      { summit: [244, 338], left: 100, right: 90 },
      { summit: [1264, 282], left: 170, right: 160 },
      { summit: [640, 340], left: 130, right: 120 },
    ],
  },
  ridges: [
    {
      crest: ridgeLine({
        keys: evenKeys(1360, [382, 346, 394, 352, 398, 376, 404, 358, 396, 350, 384]),
        seed: 311,
        rounds: 4,
      }),
      footAt: 540,
    },
    {
      crest: ridgeLine({
        keys: evenKeys(1360, [444, 404, 452, 410, 460, 424, 456, 406, 440, 418]),
        seed: 312,
        rounds: 4,
      }),
      footAt: 600,
    },
    {
      crest: ridgeLine({
        keys: evenKeys(1360, [560, 530, 572, 538, 590, 556, 584, 540, 566]),
        seed: 313,
        rounds: 4,
      }),
      footAt: 690,
    },
    {
      crest: ridgeLine({
        keys: evenKeys(1360, [640, 610, 636, 644, 618, 650, 626, 640, 606, 630]),
        seed: 314,
        rounds: 4,
      }),
      footAt: 730,
    },
  ],
  span: { left: [290, 494], right: [990, 494], tower: 110, cableSag: 84, deckSag: 14 },
  hangers: 44,
  walkerScale: 1.05,
  places: 2,
  bank: ridgeLine({
    keys: outline(
      '-60,470 60,472 150,480 230,492 318,494 326,530 350,572 342,612 380,660 376,700 420,760 ' +
        '860,760 898,706 892,664 934,618 926,574 954,532 962,494 1040,494 1130,486 1220,472 1340,462',
    ),
    seed: 320,
    roughness: 0.05,
  }),
  front: ridgeLine({
    keys: outline(
      '-60,586 80,592 190,620 300,664 400,706 480,740 800,740 890,706 990,662 1090,622 1200,596 1340,584',
    ),
    seed: 321,
    roughness: 0.05,
  }),
  groves: [
    { count: 20, seed: 8, heights: [10, 20], within: [-60, 70] },
    { count: 14, seed: 9, heights: [9, 16], within: [232, 276] },
    { count: 20, seed: 10, heights: [10, 18], within: [1004, 1056] },
  ],
  frontGroves: [
    { count: 70, seed: 12, heights: [14, 30], within: [-60, 330] },
    { count: 70, seed: 13, heights: [14, 30], within: [950, 1340] },
  ],
  stupa: [[152, 486], 0.8],
  city: [[1052, 494], 0.72],
  houses: [
    [[12, 478], 1],
    [[58, 480], 0.76],
    [[232, 496], 0.62],
  ],
};
