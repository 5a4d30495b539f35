import { evenKeys, outline, ridgeLine } from '#artwork/ridge.ts';
import { type CrossingLayout, spansAt } from './layout.ts';

export const crossingWide: CrossingLayout = {
  name: 'crossing-wide',
  width: 1280,
  height: 720,
  glow: { center: [930, 400], across: 520 },
  stars: { from: [560, 20], to: [1270, 300], count: 90 },
  base: 500,
  peaks: [
    { summit: [1216, 286], left: 180, right: 170 },
    { summit: [700, 296], left: 190, right: 180 },
    { summit: [1032, 236], left: 210, right: 210 },
    { summit: [862, 340], left: 130, right: 130 },
    { summit: [486, 378], left: 170, right: 150 },
    { summit: [180, 398], left: 210, right: 190 },
  ],
  ridges: [
    ridgeLine({
      keys: evenKeys(1360, [424, 446, 418, 456, 430, 452, 424, 448, 420, 444, 416]),
      seed: 411,
      rounds: 4,
    }),
    ridgeLine({
      keys: evenKeys(1360, [500, 470, 512, 484, 518, 490, 514, 476, 506, 482]),
      seed: 412,
      rounds: 4,
    }),
    ridgeLine({
      keys: evenKeys(1360, [590, 556, 602, 578, 620, 584, 606, 560, 590]),
      seed: 413,
      rounds: 4,
    }),
  ],
  front: ridgeLine({
    keys: outline(
      '-60,640 60,646 200,668 360,690 520,694 680,676 800,644 880,616 930,608 990,612 1060,640 ' +
        '1160,664 1260,660 1340,650',
    ),
    seed: 420,
    roughness: 0.05,
  }),
  frontGroves: [
    { count: 60, seed: 12, heights: [12, 26], within: [-60, 860] },
    { count: 40, seed: 13, heights: [12, 26], within: [1000, 1340] },
  ],
  spans: spansAt(936, 574, 1400, 318, 262),
  hangers: 54,
  towerScale: 1.5,
  flagsFrom: 0.84,
  flagCount: 22,
  lampEvery: 104,
  walkerScale: 1.2,
  places: 3,
  city: [[1066, 560], 0.56],
};
