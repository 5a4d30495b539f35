import { pines } from '#drawings/pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import { createSheet, stops } from '#drawings/sheet.ts';
import { halo, stars } from '#drawings/sky.ts';
import { snowPeaks } from '#drawings/snow-peaks.ts';
import { nightSpan } from './night-span.ts';

const FAR = { crest: '#265A93', foot: '#16467A' };
const MIDDLE = { crest: '#123F70', foot: '#0D3159' };
const LOW = { crest: '#0B2C52', foot: '#0A2342' };
const NEAR = { crest: '#071D36', foot: '#061B33' };
const SNOW = { shade: '#2C639F', lit: '#BFDAF3', haze: '#245A94', gully: '#8DB6DD' };

// Starlight on mist: as blue as the page behind it, only paler.
const glimmer = stops([0, '#BFD9F2', 0.6], [0.45, '#8FB9E2', 0.24], [1, '#5F95CC', 0]);

/** Anchored at the right; the left stays dark for white words. */
export function nightHeroWide(name: string): string {
  const sheet = createSheet({ name, width: 1600, height: 640, align: 'xMaxYMax slice' });
  const far = ridgeLine({
    keys: evenKeys(1600, [560, 540, 566, 538, 558, 532, 540, 500, 452, 478, 436, 470, 418]),
    seed: 601,
    rounds: 4,
    roughness: 0.14,
  });
  const middle = ridgeLine({
    keys: evenKeys(1600, [584, 566, 590, 562, 586, 560, 570, 520, 538, 506, 500]),
    seed: 602,
    rounds: 4,
  });
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
    stars({ from: [930, 14], to: [1590, 250], count: 90, seed: 21 }),
    stars({ from: [700, 10], to: [930, 110], count: 14, seed: 22 }),
    halo(sheet, { centre: [1290, 430], across: 420, up: 210, light: glimmer }),
    snowPeaks(
      sheet,
      [
        { summit: [1056, 336], left: 150, right: 150 },
        { summit: [1540, 262], left: 190, right: 170 },
        { summit: [1190, 236], left: 210, right: 190 },
        { summit: [1396, 322], left: 150, right: 140 },
      ],
      { ...SNOW, base: 520, sunX: 1330, seed: 605 },
    ),
    ridge(sheet, far, { ...FAR, footAt: 640 }),
    pines(middle, { count: 120, seed: 3, colour: MIDDLE.crest, heights: [8, 16] }),
    ridge(sheet, middle, { ...MIDDLE, footAt: 650 }),
    pines(low, { count: 46, seed: 6, colour: LOW.crest, heights: [10, 20], within: [-10, 700] }),
    ridge(sheet, low, { ...LOW, footAt: 650 }),
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
    pines(near, { count: 60, seed: 5, colour: NEAR.crest, heights: [12, 26], within: [-10, 1150] }),
    pines(near, {
      count: 22,
      seed: 8,
      colour: NEAR.crest,
      heights: [14, 30],
      within: [1440, 1610],
    }),
    ridge(sheet, near, { ...NEAR, footAt: 640 }),
  );
}

/** Words stand above it: nothing but sky and stars in the upper half. */
export function nightHeroNarrow(name: string): string {
  const sheet = createSheet({ name, width: 620, height: 640, align: 'xMaxYMax slice' });
  const far = ridgeLine({
    keys: evenKeys(620, [520, 492, 516, 484, 508, 478, 496, 470]),
    seed: 611,
    roughness: 0.15,
  });
  const middle = ridgeLine({
    keys: evenKeys(620, [566, 540, 562, 534, 556, 528, 540]),
    seed: 612,
  });
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
    stars({ from: [14, 300], to: [606, 400], count: 46, seed: 23 }),
    halo(sheet, { centre: [380, 470], across: 236, up: 150, light: glimmer }),
    snowPeaks(
      sheet,
      [
        { summit: [150, 420], left: 130, right: 130 },
        { summit: [566, 368], left: 130, right: 130 },
        { summit: [310, 356], left: 150, right: 150 },
        { summit: [440, 432], left: 100, right: 100 },
      ],
      { ...SNOW, base: 540, sunX: 400, seed: 615, jitter: 8 },
    ),
    ridge(sheet, far, { ...FAR, footAt: 640 }),
    pines(middle, { count: 60, seed: 3, colour: MIDDLE.crest, heights: [7, 14] }),
    ridge(sheet, middle, { ...MIDDLE, footAt: 650 }),
    pines(low, { count: 14, seed: 6, colour: LOW.crest, heights: [10, 18], within: [-10, 50] }),
    ridge(sheet, low, { ...LOW, footAt: 650 }),
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
    pines(near, { count: 24, seed: 5, colour: NEAR.crest, heights: [10, 20], within: [-10, 330] }),
    pines(near, { count: 14, seed: 8, colour: NEAR.crest, heights: [12, 24], within: [510, 630] }),
    ridge(sheet, near, { ...NEAR, footAt: 640 }),
  );
}
