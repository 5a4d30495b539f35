import type { Sheet } from '#drawings/sheet.ts';
import { type Point, path, place } from '#drawings/svg.ts';
import { figure } from '#drawings/working/figure.ts';
import { appPhone } from './app-phone.ts';
import { crane, segment } from './crane.ts';
import { crew, KNEE, stances } from './crew.ts';
import { halfSpan } from './half-span.ts';
import { lantern, pool } from './lanterns.ts';
import { ground, LOW, NEAR, narrowSheet, nightBehind, wideSheet } from './night.ts';

const plank = path('M-36-65l106-9 1 8-106 9z', { fill: '#E0AC72' });
const planks = path('M0-4h44v4H0zM4-8h44v4H4zM1-12h42v4H1z', { fill: '#C98550' });

/** One lays, one brings the next plank, one has the light: where each has their feet. */
interface Places {
  readonly lays: number;
  readonly brings: number;
  readonly lights: number;
  readonly heap: number;
}

function builders(sheet: Sheet, deck: number, scale: number, places: Places): string {
  const feet = (x: number): Point => [x, deck - 4];
  const light: Point = [places.lights - 23 * scale, deck - 4 - 47 * scale];
  return (
    pool(sheet, [places.lays - 6, deck - 5], 60 * scale, 12) +
    place(feet(places.heap), scale, planks) +
    figure(feet(places.lights), scale, { ...crew.sky, limbs: stances.carry }, -1) +
    lantern(sheet, light, scale * 0.9, 60) +
    figure(
      [places.lays, deck - 4 + KNEE * scale],
      scale,
      { ...crew.green, limbs: stances.kneeling },
      -1,
    ) +
    figure(
      feet(places.brings),
      scale,
      { ...crew.ember, limbs: stances.shouldering, held: plank },
      -1,
    )
  );
}

export function solutionBuildWide(name: string): string {
  const sheet = wideSheet(name);
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
      paint: LOW,
      trees: [[44, -10, 720]],
      heights: [10, 20],
    }),
    crane(sheet, {
      foot: [1452, 566],
      height: 352,
      reach: 356,
      back: 92,
      hook: [1120, 476],
    }),
    segment([1120, 476]),
    halfSpan(
      sheet,
      {
        tower: [1378, 552],
        height: 286,
        foot: 56,
        anchors: [
          [770, 548],
          [1616, 546],
        ],
        slack: 138,
        step: 22,
        gap: [872, 1186],
        lamps: [806, 1430, 1510, 1580],
        flagsTo: 1250,
      },
      builders(sheet, 552, 0.72, { lays: 1208, brings: 1326, lights: 1256, heap: 1268 }),
    ),
    ground(sheet, {
      keys: '-10,630 260,620 560,632 900,628 1160,622 1266,596 1310,582 1400,572 1490,562 1610,544',
      seed: 1318,
      paint: NEAR,
      trees: [
        [60, -10, 1180],
        [14, 1490, 1610],
      ],
    }),
    appPhone([1462, 262], 0.94),
  );
}

export function solutionBuildNarrow(name: string): string {
  const sheet = narrowSheet(name);
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
      paint: LOW,
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
      paint: NEAR,
      trees: [
        [14, -10, 220],
        [8, 560, 630],
      ],
      heights: [10, 20],
    }),
    appPhone([502, 386], 0.76),
  );
}
