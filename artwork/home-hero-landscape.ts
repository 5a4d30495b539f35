import { heroSun, heroWidth, snow } from './home-hero-light.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from './ridge.ts';
import type { Sheet } from './sheet.ts';
import { snowPeaks } from './snow-peaks.ts';
import { path } from './svg.ts';

/** Summits are low at the left, where the text is. */
export function mountains(sheet: Sheet): string {
  return snowPeaks(
    sheet,
    [
      { summit: [2240, 236], left: 250, right: 260 },
      { summit: [100, 262], left: 250, right: 260 },
      { summit: [1885, 222], left: 230, right: 210 },
      { summit: [1745, 158], left: 280, right: 270 },
      { summit: [2070, 300], left: 190, right: 190 },
      { summit: [330, 300], left: 200, right: 200 },
      { summit: [600, 330], left: 220, right: 200 },
      { summit: [1020, 322], left: 220, right: 170 },
      { summit: [1525, 212], left: 240, right: 210 },
      { summit: [815, 352], left: 170, right: 160 },
      { summit: [1635, 284], left: 160, right: 160 },
      { summit: [1165, 376], left: 110, right: 100 },
    ],
    { ...snow, base: 530, sunX: heroSun[0], seed: 7, jitter: 14 },
  );
}

export function hills(sheet: Sheet): string {
  const far = ridgeLine({
    keys: evenKeys(
      heroWidth,
      [398, 372, 418, 380, 414, 370, 420, 392, 426, 400, 430, 384, 420, 372, 410, 378, 404],
    ),
    seed: 3,
    roughness: 0.15,
    rounds: 3,
  });
  const middle = ridgeLine({
    keys: evenKeys(
      heroWidth,
      [440, 474, 428, 482, 426, 486, 440, 492, 452, 490, 430, 476, 436, 466],
    ),
    seed: 5,
    roughness: 0.15,
  });
  const wooded = ridgeLine({
    keys: evenKeys(heroWidth, [520, 500, 548, 512, 552, 515, 556, 505, 546, 510]),
    seed: 9,
    roughness: 0.12,
  });
  return (
    ridge(sheet, far, { crest: '#79B8EA', foot: '#E4EBEA', footAt: 560 }) +
    ridge(sheet, middle, { crest: '#4699DC', foot: '#BCD9EC', footAt: 620 }) +
    pines(wooded, {
      count: 150,
      seed: 2,
      color: '#1E79C5',
      heights: [7, 15],
      within: [780, 1620],
    }) +
    ridge(sheet, wooded, { crest: '#1E79C5', foot: '#74B4E4', footAt: 690 })
  );
}

/** The river winds out of the haze between spurs of both banks. */
export function gorge(sheet: Sheet): string {
  const floor = ridgeLine({
    keys: outline('700,600 860,612 1020,606 1160,590 1290,584 1420,594 1560,606 1700,600'),
    seed: 12,
    roughness: 0.07,
  });
  const leftSpur = ridgeLine({
    keys: outline('780,560 880,598 980,632 1080,650 1180,668 1250,694 1310,724 1360,770'),
    seed: 14,
    roughness: 0.08,
  });
  const rightSpur = ridgeLine({
    keys: outline('1120,764 1210,706 1320,676 1420,646 1520,604 1620,566'),
    seed: 15,
    roughness: 0.08,
  });
  const river =
    'M1286 580C1256 604 1150 608 1160 632C1172 660 1290 656 1290 684C1290 716 1170 730 1100 764' +
    'H1290C1310 740 1372 716 1372 682C1372 650 1216 652 1206 630C1200 612 1270 604 1286 580z';
  const water = sheet.fadeBetween(584, 760, [0, '#FFF0DC'], [0.3, '#BFE3FB'], [1, '#3A8FD4']);
  return (
    pines(floor, { count: 60, seed: 6, color: '#2E8AD2', heights: [6, 12] }) +
    ridge(sheet, floor, { crest: '#2E8AD2', foot: '#5AA8E0', footAt: 760 }) +
    path(river, { fill: water }) +
    pines(rightSpur, { count: 46, seed: 8, color: '#176BB4', heights: [9, 18] }) +
    ridge(sheet, rightSpur, { crest: '#176BB4', foot: '#1F78C2', footAt: 760 }) +
    pines(leftSpur, { count: 46, seed: 11, color: '#1260A6', heights: [9, 20] }) +
    ridge(sheet, leftSpur, { crest: '#1260A6', foot: '#1B70B8', footAt: 760 })
  );
}
