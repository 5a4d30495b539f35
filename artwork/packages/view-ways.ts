import { flags } from '#artwork/flags.ts';
import { cairn, trail } from '#artwork/heroes/trail.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { line, type Point } from '#artwork/svg.ts';
import { figure, limbs } from '#artwork/working/figure.ts';
import { fields } from './fields.ts';
import type { Motif } from './hour-view.ts';

const round = { 'stroke-linecap': 'round' } as const;

function pole([x, y]: Point, height: number, color: string): string {
  return line(`M${x} ${y}v${-height}`, color, 4.5, round);
}

export const farBunting: Motif = () =>
  cloud([392, 74], 110, 0.7) +
  flags({ from: [-14, 188], to: [440, 214], sag: 26, count: 36, size: 11 });

export const bunting: Motif = (_, light) =>
  fields(
    { crest: '-10,336 110,342 230,362 340,364 460,350 590,330', step: 20, count: 4, bottom: 440 },
    light,
  ) +
  pole([440, 372], 270, light.deep) +
  flags({ from: [-14, 62], to: [440, 104], sag: 40, count: 25, size: 19 }) +
  flags({ from: [440, 104], to: [596, 56], sag: 12, count: 9, size: 19 });

export const noonSky: Motif = () => cloud([60, 96], 118) + cloud([420, 132], 96, 0.65);

/** Two people on the same path, a few steps apart. */
export const walk: Motif = () =>
  trail([
    [-40, 440, 56],
    [70, 410, 38],
    [200, 394, 28],
    [330, 388, 21],
    [430, 376, 14],
    [470, 362, 9],
    [500, 351, 6],
    [552, 332, 2],
  ]) +
  cairn([388, 374], 1.25) +
  figure([150, 402], 1.16, {
    limbs: limbs.walk,
    hair: 'short',
    coat: '#E54100',
    skin: '#8A4B2A',
    trousers: '#12243C',
    pack: '#F6BD3C',
  }) +
  figure([236, 394], 1.08, {
    limbs: limbs.walk,
    hair: 'long',
    coat: '#FFF3E2',
    skin: '#B9764A',
    trousers: '#123E66',
    pack: '#8E5A2E',
  });

export const pass: Motif = (_, { deep }) =>
  birds([96, 96], deep) +
  pole([366, 350], 240, deep) +
  flags({ from: [366, 114], to: [212, 354], sag: 22, count: 17, size: 13 }) +
  flags({ from: [366, 114], to: [526, 354], sag: 22, count: 17, size: 13 }) +
  flags({ from: [366, 118], to: [-14, 250], sag: 40, count: 26, size: 12 });

export const passStones: Motif = () =>
  cairn([366, 362], 2.1) + cairn([296, 368], 1.2) + cairn([452, 364], 1.4);
