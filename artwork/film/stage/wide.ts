import { evenKeys, outline, ridgeLine } from '#artwork/ridge.ts';
import type { StageLayout } from './stage.ts';

const crest = (seed: number, heights: readonly number[]) =>
  ridgeLine({ keys: evenKeys(1360, heights), seed, rounds: 4 });

export const wide: StageLayout = {
  cut: 'wide',
  width: 1280,
  height: 720,
  glow: { center: [640, 430], across: 560 },
  moon: [1206, 66],
  clouds: [
    { y: 76, width: 150, apart: 760, start: 0.2, opacity: 0.7 },
    { y: 150, width: 96, apart: 640, start: 0.72, opacity: 0.5 },
  ],
  range: {
    base: 480,
    seed: 500,
    peaks: [
      { summit: [196, 236], left: 240, right: 230 },
      { summit: [1094, 214], left: 250, right: 250 },
      { summit: [24, 330], left: 150, right: 140 },
      { summit: [452, 334], left: 170, right: 160 },
      { summit: [846, 330], left: 170, right: 170 },
      { summit: [1270, 318], left: 160, right: 160 },
      { summit: [640, 356], left: 140, right: 140 },
    ],
  },
  ridges: [
    { crest: crest(511, [420, 386, 428, 396, 436, 416, 440, 398, 430, 388, 416]), footAt: 560 },
    { crest: crest(512, [488, 456, 500, 470, 508, 486, 510, 468, 498, 460]), footAt: 640 },
    { crest: crest(513, [566, 540, 586, 562, 600, 584, 604, 560, 584, 546, 570]), footAt: 700 },
  ],
  front: ridgeLine({
    keys: outline(
      '-60,590 20,596 110,606 170,640 260,676 400,694 640,702 880,694 1020,676 1110,640 1170,606 1260,596 1340,590',
    ),
    seed: 520,
    roughness: 0.05,
  }),
  frontGroves: [
    { count: 46, seed: 12, heights: [12, 26], within: [150, 560] },
    { count: 46, seed: 13, heights: [12, 26], within: [720, 1130] },
  ],
  span: { left: [84, 606], right: [1196, 606], tower: 318, cableSag: 276, deckSag: 0 },
  towerScale: 1.6,
  hangers: 46,
  flagCount: 20,
  lamps: [184, 366, 548, 732, 914, 1096],
  walkerScale: 2.3,
};
