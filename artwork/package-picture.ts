import { type Hour, hours } from './hours.ts';
import * as motifs from './package-motifs.ts';
import { createSheet } from './sheet.ts';
import type { Peak } from './snow-peaks.ts';
import type { Point } from './svg.ts';
import { valley } from './valley.ts';

const WIDTH = 360;
const HEIGHT = 108;

interface Card {
  readonly motif: motifs.Motif;
  /** The positions of the two summits. */
  readonly summits: readonly [Point, Point];
}

const cards: readonly Card[] = [
  {
    motif: motifs.footbridge,
    summits: [
      [54, 46],
      [300, 40],
    ],
  },
  {
    motif: motifs.shrine,
    summits: [
      [52, 50],
      [226, 38],
    ],
  },
  {
    motif: motifs.skyline,
    summits: [
      [122, 38],
      [264, 46],
    ],
  },
  {
    motif: motifs.bunting,
    summits: [
      [106, 50],
      [212, 46],
    ],
  },
  {
    motif: motifs.village,
    summits: [
      [84, 40],
      [318, 46],
    ],
  },
  {
    motif: motifs.walk,
    summits: [
      [62, 48],
      [268, 42],
    ],
  },
  {
    motif: motifs.pass,
    summits: [
      [96, 44],
      [300, 54],
    ],
  },
  {
    motif: motifs.busyBridge,
    summits: [
      [146, 40],
      [312, 50],
    ],
  },
  {
    motif: motifs.eveningShrine,
    summits: [
      [42, 52],
      [216, 42],
    ],
  },
  {
    motif: motifs.hamlet,
    summits: [
      [126, 40],
      [240, 50],
    ],
  },
  {
    motif: motifs.eveningSkyline,
    summits: [
      [46, 50],
      [232, 38],
    ],
  },
  {
    motif: motifs.lampBridge,
    summits: [
      [64, 46],
      [222, 40],
    ],
  },
];

/** The sun moves across the sky from card to card. */
function sunAt({ arc }: Hour): Point {
  return [Math.round(34 + 270 * arc), Math.round(72 - 52 * Math.sin(Math.PI * arc))];
}

function packagePicture(name: string, hour: Hour, { motif, summits }: Card, index: number): string {
  const sheet = createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
  const [low, high] = summits;
  const peaks: readonly Peak[] = [
    { summit: low, left: 62, right: 60 },
    { summit: high, left: 72, right: 70 },
  ];
  const lift = (index * 5) % 7;
  const scene = valley(sheet, {
    hour,
    width: WIDTH,
    height: HEIGHT,
    sun: sunAt(hour),
    radius: 11,
    peaks,
    middle: [74 - lift, 66 + lift, 75, 64 + lift, 74, 68 - lift],
    near: [86 + lift, 94, 90, 96 - lift, 89, 93 - lift],
    trees: 20,
    treeHeights: [6, 13],
    seed: 201 + index * 7,
  });
  return sheet.render(scene.behind, motif(sheet, hour), scene.front);
}

export const packagePictures = hours.map((hour, index): [string, (name: string) => string] => {
  const card = cards[index];
  if (card === undefined) throw new Error(`No card for ${hour.name}`);
  const name = `package-${String(index).padStart(2, '0')}`;
  return [name, (asName) => packagePicture(asName, hour, card, index)];
});
