import { birds } from '#artwork/sky.ts';
import { rose } from './hours-of-reading.ts';
import { library } from './library.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from './low-hero.ts';

const seed = 1300;

/** Someone reads a paper at an open window. */
export function papersHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: rose,
      sun: [1700, 106],
      peaks: [
        [1622, 82, 120],
        [1380, 74, 130],
        [1196, 98, 100],
      ],
      seed,
    }),
    birds([1462, 84], '#0B3355'),
    ground(sheet, {
      keys: '-10,204 200,208 430,199 660,211 900,202 1120,209 1300,203 1420,208 1560,202 1930,200',
      seed: seed + 7,
      paint: rose.near,
      groves: [[-10, 1410, 130]],
    }),
    library([1664, 202], 1),
  );
}

export function papersHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: rose,
      sun: [212, 84],
      peaks: [
        [40, 62, 84],
        [170, 72, 60],
        [396, 66, 70],
      ],
      seed: seed + 20,
    }),
    ground(sheet, {
      keys: '-10,150 60,148 150,150 300,148 430,144',
      seed: seed + 27,
      paint: rose.near,
      groves: [
        [-10, 60, 9],
        [370, 430, 9],
      ],
    }),
    library([210, 147], 0.7),
  );
}
