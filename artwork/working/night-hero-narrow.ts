import { night, nightSheet, nightValley } from '#artwork/night-valley.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { nightSpan } from './night-span.ts';

/** The text is above, so the upper half has only sky and stars. */
export function nightHeroNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  const low = ridgeLine({
    keys: outline('-10,560 40,566 70,572 96,600 160,616 300,622 630,618'),
    seed: 613,
    roughness: 0.05,
  });
  const near = ridgeLine({
    keys: outline('-10,624 120,630 280,628 360,612 396,598 470,594 540,586 630,570'),
    seed: 614,
    roughness: 0.05,
  });
  return sheet.render(
    nightValley(sheet, {
      stars: [{ from: [14, 300], to: [606, 400], count: 46, seed: 23 }],
      light: [[380, 470], 236, 150],
      snow: {
        peaks: [
          { summit: [150, 420], left: 130, right: 130 },
          { summit: [566, 368], left: 130, right: 130 },
          { summit: [310, 356], left: 150, right: 150 },
          { summit: [440, 432], left: 100, right: 100 },
        ],
        base: 540,
        sunX: 400,
        seed: 615,
      },
      far: { heights: [520, 492, 516, 484, 508, 478, 496, 470], seed: 611, roughness: 0.15 },
      middle: { heights: [566, 540, 562, 534, 556, 528, 540], seed: 612 },
      trees: { count: 60, seed: 3 },
    }),
    pines(low, {
      count: 14,
      seed: 6,
      color: night.low.crest,
      heights: [10, 18],
      within: [-10, 50],
    }),
    ridge(sheet, low, { ...night.low, footAt: 650 }),
    nightSpan(sheet, {
      tower: [432, 572],
      height: 236,
      foot: 40,
      anchors: [
        [70, 568],
        [636, 580],
      ],
      slack: 92,
      hangerStep: 16,
      lamps: [110, 170, 230, 288, 345, 398, 470, 530, 590],
      walkersAt: [316, 374],
      flagsTo: 270,
    }),
    pines(near, {
      count: 24,
      seed: 5,
      color: night.near.crest,
      heights: [10, 20],
      within: [-10, 330],
    }),
    pines(near, {
      count: 14,
      seed: 8,
      color: night.near.crest,
      heights: [12, 24],
      within: [510, 630],
    }),
    ridge(sheet, near, { ...night.near, footAt: 640 }),
  );
}
