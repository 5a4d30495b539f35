import { line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './figure.ts';

export interface Portrait {
  readonly coat: string;
  readonly collar: string;
  readonly skin: string;
  readonly shade: string;
  readonly hair: 'crop' | 'long' | 'bun';
}

const BLACK = '#1B1412';

const behind: Record<Portrait['hair'], string> = {
  crop: '',
  long: 'M-21-62q0-24 21-24t21 24l4 38q-25 12-50 0z',
  bun: 'M-9-88a9 8 0 0 1 18 0a9 8 0 0 1-18 0z',
};

const before: Record<Portrait['hair'], string> = {
  crop: 'M-19-58q-4-29 19-29t19 29q-2-13-8-16-12 4-23-1-5 5-7 17z',
  long: 'M-18-56q-3-28 18-28t18 28q-3-12-13-17-8 10-23 17z',
  bun: 'M-18.5-58q-3-27 18.5-27t18.5 27q-3-14-18.5-17-15.5 3-18.5 17z',
};

/** Head and shoulders as on a call: origin at the middle of the lower edge, 96 units tall. */
export function portrait(at: Point, scale: number, who: Portrait): string {
  return place(
    at,
    scale,
    (behind[who.hair] === '' ? '' : path(behind[who.hair], { fill: BLACK })) +
      path('M-8-46h16v18q-8 8-16 0z', { fill: who.shade }) +
      path('M-46 0q-1-27 24-32l13-3q9 8 18 0l13 3q25 5 24 32z', { fill: who.coat }) +
      line('M-10-35q10 11 20 0', who.collar, 5, round) +
      path('M-17-62q0-20 17-20t17 20q0 25-17 25t-17-25z', { fill: who.skin }) +
      line('M-6.5-57h0M6.5-57h0', BLACK, 3.4, round) +
      line('M-5.5-47.5q5.5 4.5 11 0', BLACK, 2, round) +
      path(before[who.hair], { fill: BLACK }),
  );
}
