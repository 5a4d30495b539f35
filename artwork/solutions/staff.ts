import { night, nightSheet } from '#artwork/night-valley.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';
import { type Figure, figure } from '#artwork/working/figure.ts';
import { crew, stances } from './crew.ts';
import { crossing } from './crossing.ts';
import { ground, nightBehind } from './framing.ts';
import { lantern, pool } from './lanterns.ts';
import { profileChips } from './profile-chips.ts';
import { teamHouse } from './team-house.ts';

const newcomers: readonly Omit<Figure, 'limbs'>[] = [
  crew.cream,
  { ...crew.ember, pack: '#F6BD3C' },
  crew.sky,
  crew.green,
  { ...crew.cream, pack: '#8E5A2E' },
];

/** In a line on the deck, each with a lamp. */
function newcomersIn(sheet: Sheet, deck: number, scale: number, places: readonly number[]): string {
  return places
    .map((x, index) => {
      const at: Point = [x, deck - 4];
      const hand: Point = [x + 25 * scale, deck - 4 - 46 * scale];
      const look = newcomers[index] ?? crew.cream;
      return (
        figure(at, scale, { ...look, limbs: stances.walk }) + lantern(sheet, hand, scale * 0.82, 52)
      );
    })
    .join('');
}

export function solutionStaffWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1410,
      light: [1230, 430],
      peaks: [
        { summit: [1050, 330], left: 160, right: 150 },
        { summit: [1400, 300], left: 170, right: 160 },
        { summit: [1560, 236], left: 180, right: 170 },
        { summit: [1220, 356], left: 140, right: 140 },
      ],
      far: [560, 540, 566, 538, 558, 532, 540, 510, 470, 480, 450, 430, 420],
      middle: [584, 566, 590, 562, 586, 560, 570, 536, 540, 516, 500],
    }),
    ground(sheet, {
      keys: '-10,604 180,590 400,606 600,582 700,560 762,554 806,598 960,616 1610,610',
      seed: 1417,
      paint: night.low,
      groves: [[-10, 690, 42]],
      heights: [10, 20],
    }),
    crossing(
      sheet,
      {
        tower: [1352, 556],
        height: 290,
        foot: 50,
        anchors: [
          [760, 552],
          [1640, 480],
        ],
        slack: 150,
        step: 24,
      },
      newcomersIn(sheet, 556, 0.86, [872, 968, 1064, 1160, 1256]),
    ),
    teamHouse(sheet, [1498, 558], 0.9),
    pool(sheet, [1444, 560], 70, 12),
    ground(sheet, {
      keys: '-10,630 260,620 560,632 900,630 1180,622 1270,596 1320,572 1372,562 1470,558 1610,556',
      seed: 1418,
      paint: night.near,
      groves: [[-10, 1200, 56]],
    }),
    profileChips(
      sheet,
      [
        [1186, 322],
        [1272, 250],
        [1482, 278],
      ],
      0.78,
    ),
  );
}

export function solutionStaffNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1420,
      light: [280, 470],
      peaks: [
        { summit: [60, 412], left: 130, right: 130 },
        { summit: [450, 390], left: 130, right: 130 },
        { summit: [580, 372], left: 130, right: 130 },
        { summit: [240, 430], left: 120, right: 120 },
      ],
      far: [520, 492, 516, 484, 508, 478, 496, 470],
      middle: [566, 540, 562, 534, 556, 528, 540],
    }),
    ground(sheet, {
      keys: '-10,620 160,616 300,622 630,618',
      seed: 1427,
      paint: night.low,
    }),
    crossing(
      sheet,
      {
        tower: [370, 574],
        height: 224,
        foot: 30,
        anchors: [
          [-60, 570],
          [660, 530],
        ],
        slack: 96,
        step: 17,
      },
      newcomersIn(sheet, 574, 0.76, [34, 112, 190, 268]),
    ),
    teamHouse(sheet, [506, 580], 0.86),
    pool(sheet, [440, 582], 60, 10),
    ground(sheet, {
      keys: '-10,628 120,632 240,628 320,606 362,586 410,580 500,580 630,578',
      seed: 1428,
      paint: night.near,
      groves: [[-10, 260, 18]],
      heights: [10, 20],
    }),
    profileChips(
      sheet,
      [
        [98, 446],
        [186, 406],
        [274, 366],
      ],
      0.74,
    ),
  );
}
