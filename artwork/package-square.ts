import { type Hour, hours } from './hours.ts';
import { squareMotifs } from './package-square-motifs.ts';
import { createSheet } from './sheet.ts';
import type { Point } from './svg.ts';
import { valley } from './valley.ts';

const SIZE = 176;

/** The sun moves across the sky from square to square. */
function sunAt({ arc, night }: Hour): Point {
  return [Math.round(26 + 124 * arc), Math.round(night ? 42 : 104 - 70 * Math.sin(Math.PI * arc))];
}

function packageSquare(name: string, hour: Hour, index: number): string {
  const motif = squareMotifs[index];
  if (motif === undefined) throw new Error(`No motif for ${hour.name}`);
  const sheet = createSheet({ name, width: SIZE, height: SIZE, align: 'xMidYMid slice' });
  const lift = (index * 5) % 7;
  const scene = valley(sheet, {
    hour,
    width: SIZE,
    height: SIZE,
    sun: sunAt(hour),
    radius: 13,
    peaks: [
      { summit: [36 + lift, 84 - lift], left: 62, right: 54 },
      { summit: [138 - lift, 72 + lift], left: 62, right: 60 },
    ],
    middle: [118, 110 + lift, 120, 112 - lift, 117],
    near: [146 + lift, 152, 150, 154 - lift, 147],
    trees: 14,
    treeHeights: [7, 14],
    seed: 301 + index * 7,
  });
  return sheet.render(scene.behind, motif(sheet, hour), scene.front);
}

/** The twelve packages, for frames about as high as wide. */
export const packageSquares = hours.map((hour, index): [string, (name: string) => string] => {
  const name = `package-${String(index).padStart(2, '0')}-square`;
  return [name, (asName) => packageSquare(asName, hour, index)];
});
