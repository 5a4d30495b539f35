import { sunrise } from '#artwork/heroes/hero-light.ts';
import { birds } from '#artwork/sky.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from './low-hero.ts';
import { terrace } from './terrace.ts';

const seed = 1100;

/** A reader at the edge of the valley. */
export function blogsHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: sunrise,
      sun: [1338, 112],
      peaks: [
        [1476, 70, 130],
        [1230, 92, 110],
      ],
      seed,
    }),
    birds([1420, 66], '#0B3355'),
    ground(sheet, {
      keys: '-10,200 200,208 430,198 660,210 900,202 1120,210 1320,206 1440,214 1500,205 1540,196 1930,194',
      seed: seed + 7,
      paint: sunrise.near,
      groves: [[-10, 1450, 130]],
    }),
    terrace([1446, 190], 1),
  );
}

export function blogsHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: sunrise,
      sun: [60, 84],
      peaks: [
        [140, 62, 84],
        [-10, 78, 70],
      ],
      seed: seed + 20,
    }),
    ground(sheet, {
      keys: '-10,150 40,152 90,156 140,148 170,142 430,140',
      seed: seed + 27,
      paint: sunrise.near,
      groves: [[-10, 96, 14]],
    }),
    terrace([100, 140], 0.7),
  );
}
