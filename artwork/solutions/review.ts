import { night, nightSheet } from '#artwork/night-valley.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';
import { heightAt } from '#artwork/working/night-span.ts';
import { codeCard } from './code-card.ts';
import { type Crossing, crossing, rightCable } from './crossing.ts';
import { ground, nightBehind } from './framing.ts';
import { beam, type Inspection, inspector } from './inspector.ts';
import { GRIP, lens } from './lens.ts';

interface Review {
  readonly lensAt: number;
  readonly scale: number;
  readonly lantern: number;
}

/** The bridge, and the inspected part of its cable. */
function reviewed(sheet: Sheet, span: Crossing, { lensAt: x, scale, lantern }: Review): string {
  const cable = rightCable(span);
  const rise = heightAt(cable, x + 10) - heightAt(cable, x - 10);
  const slope = Math.round((Math.atan2(rise, 20) * 180) / Math.PI);
  const glass: Point = [x, Math.round(heightAt(cable, x))];
  const deck = span.tower[1] - 5;
  const inspection: Inspection = {
    grip: [glass[0] + GRIP[0] * scale, glass[1] + GRIP[1] * scale],
    deck,
    lantern: [lantern, deck],
    glass,
    radius: 84 * scale,
  };
  return crossing(
    sheet,
    span,
    beam(sheet, inspection) +
      lens(sheet, { at: glass, scale, slope }) +
      inspector(sheet, inspection),
  );
}

export function solutionReviewWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1510,
      light: [1260, 430],
      peaks: [
        { summit: [1010, 366], left: 140, right: 150 },
        { summit: [1450, 286], left: 180, right: 180 },
        { summit: [1180, 344], left: 160, right: 160 },
      ],
      far: [560, 540, 566, 538, 558, 532, 540, 504, 474, 480, 466, 446, 432],
      middle: [584, 566, 590, 562, 586, 560, 570, 528, 540, 516, 504],
    }),
    ground(sheet, {
      keys: '-10,604 180,590 400,606 600,582 760,560 880,554 930,598 1020,616 1610,610',
      seed: 1517,
      paint: night.low,
      groves: [[-10, 700, 44]],
      heights: [10, 20],
    }),
    reviewed(
      sheet,
      {
        tower: [1136, 556],
        height: 352,
        foot: 64,
        anchors: [
          [880, 552],
          [1740, 552],
        ],
        slack: 40,
        rightSlack: 80,
        step: 26,
        lamps: [930, 1020, 1440, 1540],
      },
      { lensAt: 1338, scale: 0.9, lantern: 1346 },
    ),
    ground(sheet, {
      keys: '-10,630 260,620 560,632 900,626 1070,606 1136,598 1230,606 1400,618 1610,622',
      seed: 1518,
      paint: night.near,
      groves: [
        [-10, 1080, 60],
        [1300, 1610, 14],
      ],
    }),
    codeCard([1434, 222], 0.9),
  );
}

export function solutionReviewNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  return sheet.render(
    nightBehind(sheet, {
      seed: 1520,
      light: [340, 470],
      peaks: [
        { summit: [110, 410], left: 130, right: 130 },
        { summit: [480, 380], left: 140, right: 130 },
        { summit: [280, 424], left: 120, right: 120 },
      ],
      far: [520, 492, 516, 484, 508, 478, 496, 470],
      middle: [566, 540, 562, 534, 556, 528, 540],
    }),
    ground(sheet, { keys: '-10,622 160,618 300,622 630,618', seed: 1527, paint: night.low }),
    reviewed(
      sheet,
      {
        tower: [92, 590],
        height: 238,
        foot: 30,
        anchors: [
          [-90, 520],
          [720, 586],
        ],
        slack: 20,
        rightSlack: 70,
        step: 18,
        lamps: [470, 560],
      },
      { lensAt: 272, scale: 0.68, lantern: 262 },
    ),
    ground(sheet, {
      keys: '-10,612 60,610 100,610 150,620 280,630 420,634 630,636',
      seed: 1528,
      paint: night.near,
      groves: [[160, 630, 20]],
      heights: [10, 18],
    }),
    codeCard([430, 356], 0.86),
  );
}
