import type { View } from './hour-view.ts';
import * as crossings from './view-crossings.ts';
import { falling, open, rising, summits } from './view-lands.ts';
import * as shrines from './view-shrines.ts';
import * as towns from './view-towns.ts';
import * as ways from './view-ways.ts';

/** From noon to night. */
export const afterNoon: readonly View[] = [
  {
    ...falling,
    peaks: summits([484, 170], [154, 128], [308, 204]),
    ground: '-10,372 120,360 240,348 366,340 480,346 590,362',
    front: '-10,396 140,408 320,420 460,414 590,400',
    groves: [[-10, 120, 16]],
    motif: ways.pass,
    onGround: ways.passStones,
  },
  {
    ...open,
    peaks: summits([502, 186], [236, 142]),
    ground:
      '-10,310 40,316 104,324 118,346 144,380 184,418 244,446 304,418 342,380 368,346 384,324 460,316 590,304',
    trees: [[-10, 60, 9]],
    front: '-10,368 60,394 160,420 290,428 430,414 520,392 590,376',
    groves: [
      [-10, 96, 16],
      [484, 590, 14],
    ],
    motif: crossings.busyBridge,
  },
  {
    ...falling,
    peaks: summits([70, 190], [356, 156]),
    ground: '-10,338 120,340 280,342 400,350 590,336',
    front: '-10,400 140,408 300,420 440,422 590,404',
    groves: [
      [-10, 40, 8],
      [400, 590, 24],
    ],
    motif: shrines.eveningShrine,
    onGround: shrines.eveningRound,
  },
  {
    ...rising,
    peaks: summits([390, 176], [206, 138]),
    ground: '-10,338 100,346 220,344 340,350 590,330',
    trees: [[-10, 80, 10]],
    front: '-10,396 120,410 280,424 440,418 590,404',
    groves: [
      [-10, 90, 14],
      [500, 590, 14],
    ],
    motif: towns.hamlet,
    onGround: towns.hamletFields,
  },
  {
    ...open,
    peaks: summits([76, 184], [376, 142]),
    ground: '-10,376 120,380 300,376 460,380 590,372',
    trees: [[40, 560, 26]],
    front: '-10,412 140,404 300,416 440,396 590,372',
    groves: [
      [-10, 60, 8],
      [430, 590, 24],
    ],
    motif: towns.eveningSkyline,
  },
  {
    ...falling,
    peaks: summits([104, 184], [358, 138], [536, 210]),
    ground:
      '-10,318 90,330 224,332 242,354 268,386 304,420 358,446 412,420 448,386 476,354 492,332 590,322',
    trees: [[-10, 180, 20]],
    front: '-10,378 80,392 190,416 340,430 470,414 540,394 590,380',
    groves: [
      [-10, 150, 20],
      [520, 590, 10],
    ],
    motif: crossings.lampBridge,
  },
];
