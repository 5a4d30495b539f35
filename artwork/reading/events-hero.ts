import { LEAVES } from '#artwork/heroes/campus-garden.ts';
import { lateGold } from '#artwork/heroes/hero-light.ts';
import { tree } from '#artwork/places/garden.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { courtyard } from './courtyard.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from './low-hero.ts';

const seed = 1400;
const PAVING = { crest: '#EBC490', foot: '#C98F62' };

function paving(sheet: Sheet, keys: string): string {
  return ground(sheet, { keys, seed: seed + 8, paint: PAVING });
}

/** A fair in the courtyard, late in the afternoon. */
export function eventsHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: lateGold,
      sun: [1296, 108],
      peaks: [
        [1424, 78, 120],
        [1640, 84, 120],
        [1160, 96, 110],
      ],
      seed,
    }),
    ground(sheet, {
      keys: '-10,202 220,208 430,198 660,210 900,203 1120,209 1300,203 1420,206',
      seed: seed + 7,
      paint: lateGold.near,
      groves: [[-10, 1380, 130]],
    }),
    tree([1408, 196], 0.56, LEAVES),
    tree([1898, 196], 0.84, LEAVES, -1),
    paving(sheet, '1290,222 1340,208 1400,198 1520,196 1700,195 1930,195'),
    courtyard([1646, 200], 1),
  );
}

export function eventsHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: lateGold,
      sun: [177, 72],
      peaks: [
        [150, 66, 74],
        [40, 72, 70],
        [296, 74, 70],
      ],
      seed: seed + 20,
    }),
    tree([396, 140], 0.62, LEAVES, -1),
    paving(sheet, '-10,142 60,140 200,139 430,139'),
    courtyard([206, 144], 0.72),
  );
}
