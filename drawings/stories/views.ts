import { hours } from '#drawings/hours.ts';
import type { Draw } from '#drawings/scenes.ts';
import type { Peak } from '#drawings/snow-peaks.ts';
import { drawView, type View } from './view.ts';
import * as crossings from './view-crossings.ts';
import * as shrines from './view-shrines.ts';
import * as towns from './view-towns.ts';
import * as ways from './view-ways.ts';

/** Two summits, the farther one first, each as wide as it is high. */
function summits(...list: readonly (readonly [x: number, y: number])[]): readonly Peak[] {
  return list.map(([x, y]) => ({ summit: [x, y], left: 330 - y, right: 322 - y }));
}

const open = {
  middle: [282, 262, 286, 264, 284, 268],
  slope: [318, 306, 322, 310, 324, 308],
} as const;

const rising = {
  middle: [276, 268, 288, 262, 280, 258],
  slope: [322, 314, 318, 302, 308, 296],
} as const;

const falling = {
  middle: [256, 272, 266, 284, 270, 280],
  slope: [300, 306, 318, 312, 322, 316],
} as const;

const views: readonly View[] = [
  {
    ...open,
    peaks: summits([300, 206], [92, 172], [480, 152]),
    ground:
      '-10,320 60,328 146,332 162,352 190,384 230,420 290,446 350,420 390,384 418,352 434,332 510,326 590,314',
    trees: [[470, 590, 14]],
    front: '-10,372 60,392 150,418 290,430 440,416 530,390 590,372',
    groves: [
      [-10, 104, 16],
      [478, 590, 18],
    ],
    motif: crossings.footbridge,
  },
  {
    ...rising,
    peaks: summits([84, 182], [364, 146]),
    ground: '-10,336 100,338 260,342 360,350 470,346 590,330',
    trees: [[280, 420, 12]],
    front: '-10,398 120,406 260,422 420,424 590,408',
    groves: [[420, 590, 18]],
    motif: shrines.shrine,
    onGround: shrines.morningRound,
  },
  {
    ...falling,
    peaks: summits([424, 196], [196, 150]),
    ground: '-10,330 120,342 260,350 330,334 590,332',
    trees: [[20, 250, 16]],
    front: '-10,394 120,388 240,384 330,396 450,416 590,408',
    groves: [
      [300, 420, 10],
      [520, 590, 8],
    ],
    motif: towns.skyline,
    onGround: towns.street,
  },
  {
    ...open,
    peaks: summits([168, 184], [342, 158], [520, 214]),
    ground: '-10,336 140,342 280,356 420,352 590,334',
    trees: [[20, 240, 14]],
    front: '-10,398 120,412 280,424 440,416 590,396',
    groves: [
      [-10, 90, 14],
      [500, 590, 14],
    ],
    motif: ways.farBunting,
    onGround: ways.bunting,
  },
  {
    ...rising,
    peaks: summits([512, 178], [136, 148]),
    ground: '-10,330 120,344 250,350 380,344 590,340',
    trees: [[520, 590, 8]],
    front: '-10,404 140,418 300,424 420,420 590,396',
    groves: [
      [-10, 110, 16],
      [520, 590, 10],
    ],
    motif: towns.village,
    onGround: towns.villageFields,
  },
  {
    ...open,
    peaks: summits([100, 172], [432, 142], [290, 206]),
    ground: '-10,362 120,366 260,362 400,350 500,338 590,330',
    trees: [[430, 590, 14]],
    front: '-10,404 120,412 300,420 460,410 590,388',
    groves: [
      [-10, 70, 10],
      [470, 590, 18],
    ],
    motif: ways.noonSky,
    onGround: ways.walk,
  },
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

export const viewPictures: Readonly<Record<string, Draw>> = Object.fromEntries(
  hours.map((hour, index): [string, Draw] => {
    const view = views[index];
    if (view === undefined) throw new Error(`No view for ${hour.name}`);
    const name = `view-${String(index).padStart(2, '0')}`;
    return [name, (asName) => drawView(asName, hour, index, view)];
  }),
);
