import type { Span } from '#artwork/bridge.ts';
import { night, nightHill, nightSheet } from '#artwork/night-valley.ts';
import { heroValley } from '#artwork/stories/hero-valley.ts';
import { litBridge } from '#artwork/stories/lit-bridge.ts';
import { warmth } from '#artwork/stories/lit-houses.ts';
import { nightWalkers } from '#artwork/stories/night-walkers.ts';
import { guests, stalls, street } from './market.ts';

const { cream, blue, ember, rose, cap } = nightWalkers;

/** Two terraces of six stalls, below the text. */
export function packagesHeroNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  const span: Span = { left: [452, 470], right: [690, 462], tower: 84, cableSag: 44, deckSag: 5 };
  return sheet.render(
    heroValley(sheet, {
      stars: [[[14, 292], [606, 380], 46]],
      light: [[380, 430], 240, 140],
      peaks: [
        [110, 408, 130],
        [530, 366, 150],
        [310, 348, 160],
        [420, 424, 100],
      ],
      base: 560,
      far: [500, 476, 498, 470, 484, 462, 476, 460],
      middle: [530, 508, 524, 500, 510, 496, 504],
      seed: 961,
    }),
    litBridge(
      sheet,
      span,
      [0.12, 0.3, 0.48, 0.66],
      [
        [0.2, blue, -1],
        [0.4, rose],
      ],
      1,
    ),
    nightHill(sheet, {
      keys: '-10,500 80,492 220,480 340,470 466,468 480,482 500,530 560,580 630,610',
      seed: 971,
      paint: { crest: '#10396A', foot: '#0B2C52' },
    }),
    street(sheet, 'M-10 500Q220 492 462 470q12 10-10 18Q240 522-10 524z'),
    warmth(sheet, [230, 498], 260, 34, 0.4),
    stalls(sheet, [[52, 502], [388, 482], 0, 6, [0.98, 1.14]]),
    guests([
      [[112, 510], 0.9, cap],
      [[300, 498], 0.94, cream, -1],
    ]),
    nightHill(sheet, {
      keys: '-10,560 120,556 300,552 460,556 560,566 630,584',
      seed: 972,
      paint: night.low,
      groves: [[560, 630, 10]],
    }),
    street(sheet, 'M-10 584Q280 576 630 586V606Q300 612-10 614z'),
    warmth(sheet, [270, 592], 330, 36, 0.4),
    stalls(sheet, [[66, 584], [510, 580], 6, 12, [1.24, 1.36]]),
    guests([
      [[112, 600], 1.1, { ...ember, load: 'backpack' }],
      [[288, 596], 1.14, rose, -1],
      [[384, 598], 1.16, blue],
    ]),
    nightHill(sheet, {
      keys: '-10,618 140,622 320,628 480,620 630,606',
      seed: 973,
      paint: night.near,
      groves: [
        [-10, 60, 10],
        [520, 630, 16],
      ],
    }),
  );
}
