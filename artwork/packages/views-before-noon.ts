import type { View } from './hour-view.ts';
import * as crossings from './view-crossings.ts';
import { falling, open, rising, summits } from './view-lands.ts';
import * as shrines from './view-shrines.ts';
import * as towns from './view-towns.ts';
import * as ways from './view-ways.ts';

/** From first light to noon. */
export const beforeNoon: readonly View[] = [
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
];
