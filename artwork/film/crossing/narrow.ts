import { evenKeys, outline, ridgeLine } from '#artwork/ridge.ts';
import { type CrossingLayout, spansAt } from './layout.ts';

export const crossingNarrow: CrossingLayout = {
  name: 'crossing-narrow',
  width: 540,
  height: 720,
  glow: { center: [330, 420], across: 330 },
  stars: { from: [12, 16], to: [528, 300], count: 70 },
  base: 510,
  peaks: [
    { summit: [506, 330], left: 120, right: 120 },
    { summit: [132, 318], left: 150, right: 150 },
    { summit: [316, 376], left: 110, right: 110 },
    { summit: [-6, 392], left: 110, right: 110 },
  ],
  ridges: [
    ridgeLine({
      keys: evenKeys(600, [440, 460, 428, 462, 434, 456, 430]),
      seed: 451,
      rounds: 4,
    }),
    ridgeLine({
      keys: evenKeys(600, [508, 480, 518, 492, 520, 486, 506]),
      seed: 452,
      rounds: 4,
    }),
    ridgeLine({
      keys: evenKeys(600, [596, 566, 610, 584, 604, 566, 592]),
      seed: 453,
      rounds: 4,
    }),
  ],
  front: ridgeLine({
    keys: outline('-40,650 60,664 170,678 260,660 326,622 372,612 424,620 490,650 580,656'),
    seed: 460,
    roughness: 0.05,
  }),
  frontGroves: [
    { count: 40, seed: 12, heights: [12, 24], within: [-40, 310] },
    { count: 16, seed: 13, heights: [12, 24], within: [440, 580] },
  ],
  spans: spansAt(374, 580, 570, 300, 244),
  hangers: 24,
  towerScale: 1.36,
  flagsFrom: 0.66,
  flagCount: 15,
  lampEvery: 88,
  walkerScale: 1.2,
  places: 2,
  city: [[424, 568], 0.38],
};
