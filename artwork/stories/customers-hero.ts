import type { Span } from '#artwork/bridge.ts';
import { flags } from '#artwork/flags.ts';
import { night, nightHill, nightSheet } from '#artwork/night-valley.ts';
import { heroValley } from './hero-valley.ts';
import { lanternBearer, litBridge } from './lit-bridge.ts';
import { litHouse, litPavilion } from './lit-houses.ts';

import { nightWalkers } from './night-walkers.ts';

const { cream, blue, ember, rose, cap } = nightWalkers;

/** Three houses with lamps, one for each customer. */
export function customersHeroWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  const west: Span = {
    left: [952, 548],
    right: [1128, 452],
    tower: 62,
    cableSag: 34,
    deckSag: 8,
  };
  const east: Span = {
    left: [1312, 452],
    right: [1446, 512],
    tower: 56,
    cableSag: 28,
    deckSag: 6,
  };
  return sheet.render(
    heroValley(sheet, {
      stars: [
        [[930, 14], [1590, 240], 90],
        [[700, 10], [930, 110], 14],
      ],
      light: [[1230, 400], 400, 220],
      peaks: [
        [1040, 330, 170],
        [1556, 276, 190],
        [1226, 216, 220],
        [1404, 308, 160],
      ],
      base: 520,
      far: [562, 542, 566, 540, 558, 534, 536, 496, 470, 486, 446, 470, 424],
      middle: [586, 568, 590, 562, 584, 560, 562, 536, 530, 520, 506],
      seed: 901,
    }),
    litBridge(
      sheet,
      west,
      [0.12, 0.34, 0.66, 0.88],
      [
        [0.26, blue],
        [0.52, cream],
      ],
      1.05,
    ),
    litBridge(
      sheet,
      east,
      [0.14, 0.5, 0.86],
      [
        [0.34, ember, -1],
        [0.68, rose, -1],
      ],
      1.02,
    ),
    flags({ from: [1220, 322], to: [922, 456], sag: 30, count: 30, size: 8 }),
    flags({ from: [1220, 322], to: [1472, 406], sag: 26, count: 26, size: 8 }),
    litPavilion(sheet, [1220, 450], 0.98),
    nightHill(sheet, {
      keys: '960,640 1030,600 1074,548 1100,500 1114,462 1126,452 1220,450 1314,452 1326,464 1346,520 1370,584 1430,640',
      seed: 911,
      paint: { crest: '#10396A', foot: '#0C2C52' },
    }),
    litHouse(sheet, [878, 548], 1.06),
    litHouse(sheet, [1520, 512], 1.2, -1),
    nightHill(sheet, {
      keys: '-10,606 180,594 400,608 600,588 740,566 820,550 944,546 962,552 990,590 1040,618 1200,630 1340,616 1396,580 1428,532 1442,512 1610,508',
      seed: 912,
      paint: night.low,
      groves: [
        [-10, 700, 46],
        [1560, 1610, 8],
      ],
      heights: [11, 22],
    }),
    lanternBearer(sheet, [802, 560], 1, cap),
    nightHill(sheet, {
      keys: '-10,632 260,622 560,634 820,622 1000,630 1220,612 1400,618 1500,600 1610,580',
      seed: 913,
      paint: night.near,
      groves: [
        [-10, 780, 44],
        [1060, 1300, 22],
        [1480, 1610, 18],
      ],
    }),
  );
}
