import { morningBrick, newariHouse } from '#artwork/places/newari-house.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { cloud } from '#artwork/sky.ts';
import { circle, line, path } from '#artwork/svg.ts';
import { hourNamed } from '#artwork/working/spot.ts';
import { coverSheet, range } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { pose } from './poses.ts';
import { fallen, powder, powders, stains } from './powder.ts';
import { dayTemple, temple, threeTiers } from './temple.ts';

const { rose, gold, sky, leaf, teal } = powders;
const WHITE = '#FFF8EE';
const LINEN = '#EFE3D2';

function courtyard(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade(...hourNamed('early afternoon').sky)) +
    cloud([262, 50], 84, 0.8) +
    range(sheet, {
      heights: [150, 170, 176, 160, 178, 164, 172, 160, 150],
      seed: 1231,
      crest: '#86C6DD',
      foot: '#D3ECEE',
      footAt: 250,
    }) +
    temple([322, 264], 0.84, { tiers: threeTiers, steps: 4, paint: dayTemple }) +
    newariHouse([74, 268], 0.74, morningBrick, -1) +
    newariHouse([566, 268], 0.74, morningBrick) +
    path('M-10 262h660v100H-10z', {
      fill: sheet.fade([0, '#F4DFC0'], [0.5, '#E3BF94'], [1, '#C48F6A']),
    }) +
    line(
      'M0 274H640M0 292H640M0 318H640M250 262L150 360M390 262L490 360M150 262L-30 360M490 262L670 360',
      '#A9724F',
      1.2,
      {
        opacity: 0.35,
      },
    )
  );
}

/** Handfuls of colored powder. */
function handful(x: number, y: number, fill: string): string {
  return circle([x, y], 5.6, { fill });
}

const thrower: Folk = {
  skin: '#A8683F',
  hair: 'short',
  top: WHITE,
  trousers: LINEN,
  tunic: true,
  over:
    stains([
      [-4, -58, 7, rose],
      [6, -40, 6, gold],
      [-8, -30, 5, sky],
    ]) +
    handful(27, -106, gold.base) +
    handful(-27, -106, gold.base),
  headgear: stains([
    [-5, -10, 2.6, rose],
    [5, -14, 2.4, sky],
  ]),
};
const dancer: Folk = {
  skin: '#B9764A',
  hair: 'long',
  top: WHITE,
  trousers: '#DDEFFD',
  tunic: true,
  over:
    stains([
      [4, -60, 7, teal],
      [-6, -44, 6, rose],
      [6, -30, 5, gold],
    ]) + handful(36, -100, rose.base),
  headgear: stains([[4, -10, 2.6, gold]]),
};
const tosser: Folk = {
  skin: '#8A4B2A',
  hair: 'braid',
  top: WHITE,
  trousers: LINEN,
  tunic: true,
  over:
    stains([
      [0, -56, 7, sky],
      [-4, -38, 6, leaf],
    ]) + handful(34, -96, sky.base),
  headgear: stains([[2, 4, 2.6, rose]]),
};
const runner: Folk = {
  skin: '#A8683F',
  hair: 'short',
  top: WHITE,
  trousers: '#DDEFFD',
  tunic: true,
  over:
    stains([
      [2, -58, 7, gold],
      [-4, -36, 6, teal],
    ]) + handful(35, -92, leaf.base),
  headgear: stains([[2, 4, 2.6, leaf]]),
};

const armsUp = pose(
  [23, -84, 26, -102],
  [-23, -84, -26, -102],
  [9, -26, 13, -5],
  [-9, -26, -13, -5],
);
const oneUp = pose([24, -80, 35, -96], [-22, -62, -28, -78], [8, -25, 9, -5], [-8, -26, -15, -7]);
const tossing = pose([18, -78, 33, -92], [14, -60, 26, -66], [-5, -25, -12, -7], [9, -25, 13, -5], {
  neck: [3, -75],
  nod: -8,
});

/** Friends in a courtyard at Holi. */
export function holiColors(name: string): string {
  const sheet = coverSheet(name);
  const front = { view: 'front' } as const;
  return sheet.render(
    courtyard(sheet),
    powder([302, 196], 1.02, rose),
    powder([328, 188], 1.16, gold, -1),
    powder([408, 188], 1.1, gold),
    powder([182, 200], 1.1, sky, -1),
    powder([458, 206], 1.05, leaf),
    powder([204, 236], 0.62, teal),
    fallen([196, 350], 1, leaf),
    fallen([316, 336], 0.9, rose),
    fallen([440, 352], 1, sky),
    fallen([66, 342], 0.8, gold),
    fallen([580, 340], 0.8, teal),
    folk([132, 338], 1.5, tossing, tosser),
    folk([248, 344], 1.56, oneUp, dancer, front),
    folk([368, 340], 1.56, armsUp, thrower, front),
    folk([508, 340], 1.5, tossing, runner, { flip: -1 }),
  );
}
