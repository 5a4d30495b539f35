import { night, nightSheet } from '#artwork/night-valley.ts';
import { type Climb, climb, onClimb, SUMMIT, signpost, summit } from './climb.ts';
import { farBridge, hillside, walker } from './foothill.ts';
import { ground, nightBehind } from './framing.ts';
import { planCard } from './plan-card.ts';

const HILL = { crest: '#1C4F87', foot: '#0C2E57' };

export function solutionRoadmapWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  const way: Climb = { foot: [1056, 604], across: 1, up: 1 };
  const [x, y] = onClimb(way, SUMMIT);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1210,
      light: [1260, 430],
      peaks: [
        { summit: [1080, 330], left: 160, right: 160 },
        { summit: [1540, 296], left: 170, right: 160 },
      ],
      far: [560, 540, 566, 538, 558, 532, 540, 512, 486, 470, 480, 452, 440],
      middle: [584, 566, 590, 562, 586, 560, 566, 540, 546, 530, 520],
    }),
    farBridge({ left: [812, 572], right: [986, 572], tower: 56, cableSag: 34, deckSag: 4 }),
    ground(sheet, {
      keys: '-10,604 180,590 400,606 600,588 730,572 800,572 830,596 900,608 964,596 980,572 1010,570 1610,600',
      seed: 1217,
      paint: night.low,
      groves: [[-10, 780, 42]],
      heights: [10, 20],
    }),
    ground(sheet, {
      keys: '960,648 1010,596 1070,556 1130,488 1176,430 1216,368 1266,300 1306,262 1332,252 1362,268 1402,318 1440,362 1492,412 1546,452 1612,486',
      seed: 1218,
      paint: HILL,
      groves: [
        [1010, 1190, 16],
        [1430, 1612, 18],
      ],
      heights: [9, 18],
      roughness: 0.08,
    }),
    hillside([1462, 548], 0.86, [
      [
        [1230, 548],
        [1390, 580],
      ],
      [
        [1270, 456],
        [1380, 470],
      ],
      [
        [1430, 470],
        [1520, 500],
      ],
      [
        [1140, 566],
        [1200, 562],
      ],
    ]),
    climb(sheet, way),
    summit([x, y], 1, [1262, 306], [1402, 316]),
    ground(sheet, {
      keys: '-10,630 260,622 560,632 900,626 1060,616 1240,622 1400,610 1500,590 1610,566',
      seed: 1219,
      paint: night.near,
      groves: [
        [-10, 980, 50],
        [1440, 1610, 16],
      ],
    }),
    signpost([1094, 614], 1),
    walker(sheet, [1166, 606], 0.96),
    planCard([1440, 222], 0.94),
  );
}

export function solutionRoadmapNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  const way: Climb = { foot: [122, 602], across: 0.98, up: 0.66 };
  const [x, y] = onClimb(way, SUMMIT);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1220,
      light: [320, 470],
      peaks: [
        { summit: [130, 404], left: 150, right: 140 },
        { summit: [590, 424], left: 130, right: 120 },
      ],
      far: [520, 492, 516, 500, 508, 490, 500, 480],
      middle: [566, 540, 562, 540, 556, 536, 546],
    }),
    ground(sheet, {
      keys: '-10,648 40,606 120,566 200,510 262,456 316,408 362,378 392,370 426,380 470,414 530,458 630,500',
      seed: 1228,
      paint: HILL,
      groves: [
        [40, 230, 12],
        [480, 630, 14],
      ],
      heights: [8, 15],
      roughness: 0.07,
    }),
    hillside([536, 566], 0.7, [
      [
        [270, 556],
        [420, 580],
      ],
      [
        [300, 506],
        [400, 510],
      ],
      [
        [470, 490],
        [560, 520],
      ],
    ]),
    climb(sheet, way),
    summit([x, y], 0.8, [326, 402], [462, 410]),
    ground(sheet, {
      keys: '-10,618 70,612 180,620 320,624 460,612 630,582',
      seed: 1229,
      paint: night.near,
      groves: [[500, 630, 12]],
      heights: [10, 22],
    }),
    signpost([52, 612], 0.82),
    walker(sheet, [116, 606], 0.8),
    planCard([486, 342], 0.78),
  );
}
