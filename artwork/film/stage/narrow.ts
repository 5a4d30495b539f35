import { evenKeys, outline, ridgeLine } from '#artwork/ridge.ts';
import type { StageLayout } from './stage.ts';

const crest = (seed: number, heights: readonly number[]) =>
  ridgeLine({ keys: evenKeys(600, heights), seed, rounds: 4 });

export const narrow: StageLayout = {
  cut: 'narrow',
  width: 540,
  height: 720,
  glow: { center: [270, 430], across: 330 },
  moon: [508, 34],
  clouds: [
    { y: 56, width: 110, apart: 430, start: 0.7, opacity: 0.7 },
    { y: 118, width: 76, apart: 370, start: 0.05, opacity: 0.5 },
  ],
  range: {
    base: 490,
    seed: 540,
    peaks: [
      { summit: [78, 252], left: 160, right: 160 },
      { summit: [474, 228], left: 170, right: 170 },
      { summit: [204, 348], left: 96, right: 92 },
      { summit: [340, 356], left: 96, right: 92 },
    ],
  },
  ridges: [
    { crest: crest(551, [424, 390, 432, 400, 436, 394, 420]), footAt: 570 },
    { crest: crest(552, [496, 462, 506, 478, 508, 464, 490]), footAt: 650 },
    { crest: crest(553, [580, 556, 596, 566, 596, 556, 576]), footAt: 700 },
  ],
  front: ridgeLine({
    keys: outline('-40,600 10,606 60,620 110,660 180,690 270,700 360,690 430,660 480,620 580,600'),
    seed: 560,
    roughness: 0.05,
  }),
  frontGroves: [
    { count: 22, seed: 12, heights: [12, 22], within: [80, 240] },
    { count: 22, seed: 13, heights: [12, 22], within: [300, 460] },
  ],
  span: { left: [30, 614], right: [510, 614], tower: 226, cableSag: 188, deckSag: 0 },
  towerScale: 1.15,
  hangers: 26,
  flagCount: 12,
  lamps: [88, 210, 330, 452],
  walkerScale: 1.9,
};
