import { midMorning } from '#artwork/heroes/hero-light.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from './low-hero.ts';
import { openClass } from './open-class.ts';

const seed = 1200;
const LAWN = { crest: '#52B394', foot: '#1E827F' };

function lawn(sheet: Sheet, keys: string): string {
  return ground(sheet, { keys, seed: seed + 8, paint: LAWN });
}

/** An outdoor lesson in the shade of the old tree. */
export function learningHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: midMorning,
      sun: [1310, 96],
      peaks: [
        [1458, 72, 130],
        [1870, 78, 120],
        [1180, 100, 100],
      ],
      seed,
    }),
    birds([1392, 62], '#0B3355'),
    ground(sheet, {
      keys: '-10,202 220,208 430,200 660,211 900,203 1120,208 1300,204 1440,210',
      seed: seed + 7,
      paint: midMorning.near,
      groves: [[-10, 1380, 130]],
    }),
    lawn(sheet, '1180,226 1290,210 1400,199 1520,195 1660,193 1800,193 1930,190'),
    openClass([1656, 198], 1),
  );
}

export function learningHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: midMorning,
      sun: [74, 72],
      peaks: [
        [150, 60, 84],
        [400, 66, 80],
      ],
      seed: seed + 20,
    }),
    lawn(sheet, '-10,150 60,145 150,141 300,140 430,138'),
    openClass([206, 144], 0.78),
  );
}
