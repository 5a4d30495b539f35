import { night, nightSheet } from '#artwork/night-valley.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point, place } from '#artwork/svg.ts';
import { curve, drawn, hangers } from '#artwork/working/night-span.ts';
import { deckLamps, RIM, STEEL } from '#artwork/working/night-tower.ts';
import { ground, nightBehind } from './framing.ts';
import { gate } from './gate.ts';
import { pool } from './lanterns.ts';
import { passing, queue } from './passers.ts';
import { signInCard } from './sign-in-card.ts';

interface Walkway {
  readonly from: Point;
  readonly to: Point;
  /** Height of the cables' ends above the deck, at the gate. */
  readonly hung: number;
  readonly lamps: readonly number[];
}

/** The last part of the bridge, whose cables are fixed to the gate. */
function walkway(sheet: Sheet, { from, to, hung, lamps }: Walkway, onDeck: string): string {
  const y = from[1];
  const cable = curve([from[0], y - 6], [to[0], y - hung], hung * 0.34);
  return (
    line(hangers(cable, y, 22), '#BFD9F2', 1, { opacity: 0.3 }) +
    line(drawn(cable), STEEL, 5) +
    line(drawn(cable, 2), RIM, 1.4) +
    line(`M${from[0]} ${y - 22}H${to[0]}`, STEEL, 1.8) +
    deckLamps(
      sheet,
      lamps.map((x): Point => [x, y]),
      36,
    ) +
    onDeck +
    line(`M${from[0] - 20} ${y}H${to[0]}`, STEEL, 10) +
    line(`M${from[0] - 20} ${y - 4}H${to[0]}`, RIM, 1.8)
  );
}

export function solutionIdentityWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1610,
      light: [1280, 430],
      peaks: [
        { summit: [1036, 356], left: 150, right: 150 },
        { summit: [1196, 296], left: 180, right: 170 },
        { summit: [1560, 280], left: 180, right: 170 },
      ],
      far: [560, 540, 566, 538, 558, 532, 540, 504, 474, 480, 466, 446, 432],
      middle: [584, 566, 590, 562, 586, 560, 570, 528, 540, 516, 504],
    }),
    ground(sheet, {
      keys: '-10,604 180,590 400,606 600,582 712,560 772,554 818,598 960,616 1610,610',
      seed: 1617,
      paint: night.low,
      groves: [[-10, 700, 44]],
      heights: [10, 20],
    }),
    walkway(
      sheet,
      { from: [770, 562], to: [1350, 562], hung: 176, lamps: [830, 930] },
      queue(sheet, 562, 0.92, { waiting: [1054, 1150], first: 1262, reader: 1316 }),
    ),
    gate(sheet, {
      at: [1448, 560],
      scale: 0.9,
      inside: place([4, 2], 1, passing(sheet)),
    }),
    pool(sheet, [1448, 570], 110, 12),
    ground(sheet, {
      keys: '-10,630 260,620 560,632 900,630 1160,622 1270,602 1308,580 1340,572 1610,568',
      seed: 1618,
      paint: night.near,
      groves: [
        [-10, 1180, 56],
        [1574, 1610, 7],
      ],
    }),
    signInCard([1168, 222], 0.86),
  );
}

export function solutionIdentityNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1620,
      light: [330, 470],
      peaks: [
        { summit: [80, 412], left: 130, right: 130 },
        { summit: [260, 388], left: 140, right: 140 },
        { summit: [590, 396], left: 130, right: 120 },
      ],
      far: [520, 492, 516, 484, 508, 478, 496, 470],
      middle: [566, 540, 562, 534, 556, 528, 540],
    }),
    ground(sheet, { keys: '-10,622 160,618 300,622 630,618', seed: 1627, paint: night.low }),
    walkway(
      sheet,
      { from: [-60, 588], to: [410, 588], hung: 118, lamps: [] },
      queue(sheet, 588, 0.8, { waiting: [52, 142], first: 270, reader: 322 }),
    ),
    gate(sheet, {
      at: [468, 586],
      scale: 0.66,
      inside: place([4, 2], 1.06, passing(sheet)),
    }),
    pool(sheet, [468, 594], 80, 9),
    ground(sheet, {
      keys: '-10,630 120,634 240,628 320,612 360,600 400,594 630,592',
      seed: 1628,
      paint: night.near,
      groves: [[-10, 280, 18]],
      heights: [10, 18],
    }),
    signInCard([168, 346], 0.82),
  );
}
