import { night, nightSheet, nightValley } from '#artwork/night-valley.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { nightSpan } from './night-span.ts';

/** Anchored at the right; the left is dark for white text. */
export function nightHeroWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  const low = ridgeLine({
    keys: outline('-10,604 180,590 400,606 600,582 724,560 776,552 824,598 960,616 1610,610'),
    seed: 603,
    roughness: 0.05,
  });
  const near = ridgeLine({
    keys: outline(
      '-10,630 260,620 560,632 900,628 1120,622 1216,590 1252,578 1330,572 1420,560 1500,546 1610,532',
    ),
    seed: 604,
    roughness: 0.05,
  });
  return sheet.render(
    nightValley(sheet, {
      stars: [
        { from: [930, 14], to: [1590, 250], count: 90, seed: 21 },
        { from: [700, 10], to: [930, 110], count: 14, seed: 22 },
      ],
      light: [[1290, 430], 420, 210],
      snow: {
        peaks: [
          { summit: [1056, 336], left: 150, right: 150 },
          { summit: [1540, 262], left: 190, right: 170 },
          { summit: [1190, 236], left: 210, right: 190 },
          { summit: [1396, 322], left: 150, right: 140 },
        ],
        base: 520,
        sunX: 1330,
        seed: 605,
      },
      far: {
        heights: [560, 540, 566, 538, 558, 532, 540, 500, 452, 478, 436, 470, 418],
        seed: 601,
        roughness: 0.14,
      },
      middle: {
        heights: [584, 566, 590, 562, 586, 560, 570, 520, 538, 506, 500],
        seed: 602,
      },
      trees: { count: 120, seed: 3 },
    }),
    pines(low, {
      count: 46,
      seed: 6,
      color: night.low.crest,
      heights: [10, 20],
      within: [-10, 700],
    }),
    ridge(sheet, low, { ...night.low, footAt: 650 }),
    nightSpan(sheet, {
      tower: [1292, 552],
      height: 380,
      foot: 60,
      anchors: [
        [770, 548],
        [1606, 546],
      ],
      slack: 150,
      hangerStep: 22,
      lamps: [830, 906, 982, 1070, 1160, 1240, 1350, 1430, 1510],
      walkersAt: [1016, 1106],
      flagsTo: 1040,
    }),
    pines(near, {
      count: 60,
      seed: 5,
      color: night.near.crest,
      heights: [12, 26],
      within: [-10, 1150],
    }),
    pines(near, {
      count: 22,
      seed: 8,
      color: night.near.crest,
      heights: [14, 30],
      within: [1440, 1610],
    }),
    ridge(sheet, near, { ...night.near, footAt: 640 }),
  );
}
