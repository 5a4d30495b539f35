import type { Sheet } from '#drawings/sheet.ts';
import type { Point } from '#drawings/svg.ts';
import { heightAt } from '#drawings/working/night-span.ts';
import { codeCard } from './code-card.ts';
import { type Crossing, crossing, mainCable } from './crossing.ts';
import { inspector } from './inspector.ts';
import { lens } from './lens.ts';
import { ground, LOW, NEAR, narrowSheet, nightBehind, wideSheet } from './night.ts';

interface Review {
  readonly lensAt: number;
  readonly lensScale: number;
  readonly feet: number;
  readonly scale: number;
  readonly lantern: number;
}

/** The bridge, and the place of its cable that somebody looks at. */
function reviewed(sheet: Sheet, span: Crossing, review: Review): string {
  const cable = mainCable(span);
  const { lensAt: x, lensScale } = review;
  const rise = heightAt(cable, x + 10) - heightAt(cable, x - 10);
  const at: Point = [x, Math.round(heightAt(cable, x))];
  const deck = span.tower[1] - 5;
  const who = inspector(sheet, {
    feet: [review.feet, deck],
    scale: review.scale,
    lantern: [review.lantern, deck],
    glass: at,
    radius: 84 * lensScale,
  });
  const slope = Math.round((Math.atan2(rise, 20) * 180) / Math.PI);
  return crossing(sheet, span, lens(sheet, { at, scale: lensScale, slope }) + who);
}

export function solutionReviewWide(name: string): string {
  const sheet = wideSheet(name);
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
      keys: '-10,604 180,590 400,606 600,582 712,560 772,554 818,598 960,616 1610,610',
      seed: 1517,
      paint: LOW,
      trees: [[44, -10, 700]],
      heights: [10, 20],
    }),
    reviewed(
      sheet,
      {
        tower: [1546, 556],
        height: 372,
        foot: 60,
        anchors: [
          [770, 552],
          [1660, 430],
        ],
        slack: 140,
        step: 26,
        lamps: [850, 960, 1070, 1180],
      },
      { lensAt: 1318, lensScale: 0.92, feet: 1447, scale: 1.22, lantern: 1350 },
    ),
    ground(sheet, {
      keys: '-10,630 260,620 560,632 900,628 1180,624 1380,614 1460,596 1520,584 1610,570',
      seed: 1518,
      paint: NEAR,
      trees: [[70, -10, 1440]],
    }),
    codeCard([1078, 184], 0.94),
  );
}

export function solutionReviewNarrow(name: string): string {
  const sheet = narrowSheet(name);
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
    ground(sheet, { keys: '-10,622 160,618 300,622 630,618', seed: 1527, paint: LOW }),
    reviewed(
      sheet,
      {
        tower: [566, 590],
        height: 240,
        foot: 30,
        anchors: [
          [-60, 586],
          [690, 500],
        ],
        slack: 62,
        step: 18,
        lamps: [40, 130, 220],
      },
      { lensAt: 388, lensScale: 0.68, feet: 485, scale: 0.9, lantern: 404 },
    ),
    ground(sheet, {
      keys: '-10,630 120,634 280,630 420,624 500,612 560,606 630,600',
      seed: 1528,
      paint: NEAR,
      trees: [[24, -10, 480]],
      heights: [10, 18],
    }),
    codeCard([148, 352], 0.84),
  );
}
