import type { Span } from '#artwork/bridge.ts';
import { flags } from '#artwork/flags.ts';
import { night, nightHill, nightSheet } from '#artwork/night-valley.ts';
import { heroValley } from './hero-valley.ts';
import { litBridge } from './lit-bridge.ts';
import { litHouse, litPavilion } from './lit-houses.ts';

import { nightWalkers } from './night-walkers.ts';

const { cream, blue, ember, rose } = nightWalkers;

/** The same three houses, closer together, below the text. */
export function customersHeroNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  const west: Span = {
    left: [148, 556],
    right: [250, 486],
    tower: 48,
    cableSag: 22,
    deckSag: 5,
  };
  const east: Span = {
    left: [390, 486],
    right: [480, 540],
    tower: 46,
    cableSag: 20,
    deckSag: 5,
  };
  return sheet.render(
    heroValley(sheet, {
      stars: [[[14, 296], [606, 400], 46]],
      light: [[330, 466], 250, 150],
      peaks: [
        [120, 424, 130],
        [570, 388, 130],
        [330, 346, 160],
        [462, 434, 100],
      ],
      base: 540,
      far: [522, 496, 518, 488, 508, 484, 500, 476],
      middle: [566, 542, 560, 536, 552, 530, 540],
      seed: 921,
    }),
    litBridge(
      sheet,
      west,
      [0.16, 0.5, 0.84],
      [
        [0.33, blue],
        [0.66, cream],
      ],
      0.86,
    ),
    litBridge(
      sheet,
      east,
      [0.16, 0.5, 0.84],
      [
        [0.33, ember, -1],
        [0.66, rose, -1],
      ],
      0.86,
    ),
    flags({ from: [320, 380], to: [120, 476], sag: 16, count: 22, size: 7 }),
    flags({ from: [320, 380], to: [508, 456], sag: 16, count: 20, size: 7 }),
    litPavilion(sheet, [320, 484], 0.8),
    nightHill(sheet, {
      keys: '150,640 200,580 226,520 238,494 248,486 320,484 392,486 402,496 416,550 450,600 500,640',
      seed: 931,
      paint: { crest: '#10396A', foot: '#0C2C52' },
    }),
    litHouse(sheet, [82, 558], 0.94),
    litHouse(sheet, [546, 542], 0.98, -1),
    nightHill(sheet, {
      keys: '-10,562 60,558 144,556 160,562 190,596 250,618 340,622 420,602 456,562 474,542 630,538',
      seed: 932,
      paint: night.low,
      groves: [[596, 630, 6]],
      heights: [11, 20],
    }),
    nightHill(sheet, {
      keys: '-10,604 100,622 260,630 420,622 540,606 630,592',
      seed: 933,
      paint: night.near,
      groves: [
        [-10, 150, 18],
        [470, 630, 18],
      ],
    }),
  );
}
