import { night, nightSheet } from '#artwork/night-valley.ts';
import { appPhone } from './app-phone.ts';
import { builders } from './builders.ts';
import { crane, segment } from './crane.ts';
import { ground, nightBehind } from './framing.ts';
import { halfSpan } from './half-span.ts';

export function solutionBuildWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1310,
      light: [1240, 430],
      peaks: [
        { summit: [1030, 352], left: 150, right: 150 },
        { summit: [1560, 318], left: 170, right: 150 },
        { summit: [1200, 286], left: 180, right: 180 },
        { summit: [1440, 262], left: 180, right: 170 },
      ],
      far: [560, 540, 566, 538, 558, 532, 540, 508, 476, 484, 456, 462, 430],
      middle: [584, 566, 590, 562, 586, 560, 570, 536, 540, 520, 506],
    }),
    ground(sheet, {
      keys: '-10,604 180,590 400,606 600,582 724,560 812,552 850,596 960,616 1610,610',
      seed: 1317,
      paint: night.low,
      groves: [[-10, 720, 44]],
      heights: [10, 20],
    }),
    crane(sheet, {
      foot: [1474, 566],
      height: 318,
      reach: 334,
      back: 98,
      hook: [1164, 476],
    }),
    segment([1164, 476]),
    halfSpan(
      sheet,
      {
        tower: [1404, 552],
        height: 250,
        foot: 56,
        anchors: [
          [770, 548],
          [1616, 546],
        ],
        slack: 138,
        step: 22,
        gap: [872, 1228],
        lamps: [806, 1450, 1520, 1584],
        flagsTo: 1290,
      },
      builders(sheet, 552, 0.72, { lays: 1250, brings: 1352, lights: 1288, heap: 1298 }),
    ),
    ground(sheet, {
      keys: '-10,630 260,620 560,632 900,628 1160,622 1290,596 1334,582 1410,572 1490,562 1610,544',
      seed: 1318,
      paint: night.near,
      groves: [
        [-10, 1180, 60],
        [1490, 1610, 14],
      ],
    }),
    appPhone([1486, 292], 0.86),
  );
}

export function solutionBuildNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1320,
      light: [300, 470],
      peaks: [
        { summit: [80, 418], left: 130, right: 130 },
        { summit: [580, 410], left: 130, right: 120 },
        { summit: [240, 372], left: 140, right: 140 },
        { summit: [430, 396], left: 120, right: 120 },
      ],
      far: [520, 492, 516, 484, 508, 478, 496, 470],
      middle: [566, 540, 562, 534, 556, 528, 540],
    }),
    ground(sheet, {
      keys: '-10,566 20,566 40,576 64,602 160,616 300,622 630,618',
      seed: 1327,
      paint: night.low,
    }),
    crane(sheet, { foot: [452, 590], height: 236, reach: 308, back: 70, hook: [168, 514] }),
    segment([168, 514], 0.8),
    halfSpan(
      sheet,
      {
        tower: [392, 572],
        height: 186,
        foot: 40,
        anchors: [
          [-20, 568],
          [636, 570],
        ],
        slack: 84,
        step: 16,
        gap: [26, 222],
        lamps: [474, 608],
        flagsTo: 310,
      },
      builders(sheet, 572, 0.66, { lays: 242, brings: 346, lights: 286, heap: 298 }),
    ),
    ground(sheet, {
      keys: '-10,628 120,632 240,628 320,608 380,594 470,588 540,582 630,570',
      seed: 1328,
      paint: night.near,
      groves: [
        [-10, 220, 14],
        [560, 630, 8],
      ],
      heights: [10, 20],
    }),
    appPhone([502, 386], 0.76),
  );
}
