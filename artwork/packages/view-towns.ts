import { fog } from '#artwork/cities/city-view.ts';
import { victorian } from '#artwork/cities/row-house.ts';
import { city } from '#artwork/city.ts';
import { lampLight } from '#artwork/colors.ts';
import { mix } from '#artwork/film/light.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { group, line, path, place } from '#artwork/svg.ts';
import { figure, limbs } from '#artwork/working/figure.ts';
import { fields } from './fields.ts';
import { homestead } from './homestead.ts';
import type { Motif } from './hour-view.ts';
import type { Light } from './land-light.ts';

const water = { 'stroke-linecap': 'round' } as const;

export const skyline: Motif = (_, { hour, slope, ground }) =>
  city([312, 336], 0.76, {
    wall: mix(ground, slope, 0.25),
    lit: mix(hour.far, '#FFFFFF', 0.25),
    window: '#FFE2B0',
  }) +
  group(
    { opacity: 0.6 },
    fog('#FFFFFF', [
      [290, 320, 84, 9],
      [350, 331, 150, 10],
      [480, 322, 110, 9],
      [276, 342, 190, 10],
      [496, 343, 100, 10],
    ]),
  );

/** A street up the other hill of the same city. */
export const street: Motif = () =>
  ['#F3E0C6', '#BFE0F7', '#F7E6D0', '#9CCBF0']
    .map((wall, index) => place([40 + index * 50, 398 - index * 3], 1.34, victorian([0, 0], wall)))
    .join('');

/** The faint reflection of the towers, and the last light of the sun. */
function bay(sheet: Sheet, { hour, slope, ground }: Light): string {
  const mirrored = [
    [74, 27, 40],
    [106, 24, 50],
    [136, 34, 60],
    [176, 28, 46],
    [212, 22, 56],
    [240, 27, 40],
    [270, 32, 52],
    [306, 29, 36],
  ].map(([x, width, height]) => `M${x} 342h${width}v${height}h-${width}z`);
  return (
    path('M-10 318h600v80H-10z', {
      fill: sheet.fade([0, mix(hour.haze, '#F7AE82', 0.55)], [1, slope]),
    }) +
    path(mirrored.join(''), { fill: sheet.fade([0, ground, 0.45], [1, ground, 0]) }) +
    line('M440 332h52M452 341h60M436 351h44M462 361h40', '#FFC9A0', 3.4, water) +
    line(
      'M20 350h40M352 346h44M96 358h44M198 366h60M288 360h34M380 364h30',
      mix(hour.haze, '#FFFFFF', 0.3),
      2.4,
      { ...water, opacity: 0.5 },
    )
  );
}

export const eveningSkyline: Motif = (sheet, light) =>
  bay(sheet, light) +
  path('M36 343q16-12 44-12h254q28 0 44 12z', { fill: light.deep }) +
  city([74, 334], 0.8, { wall: light.ground, lit: light.hour.middle, window: lampLight });

/** Smoke from all houses at the same hour. */
function smoke(x: number, y: number): string {
  return line(`M${x} ${y}q-8-12 0-24t0-24`, '#FFFFFF', 4, { ...water, opacity: 0.4 });
}

export const village: Motif = (sheet, light) =>
  smoke(424, 232) +
  homestead(sheet, [306, 344], 1.5, light, 'slate') +
  homestead(sheet, [372, 342], 2, light) +
  homestead(sheet, [470, 346], 1.55, light, 'clay');

export const villageFields: Motif = (_, light) =>
  fields(
    { crest: '-10,322 80,334 170,352 250,378 320,412 360,450', step: 19, count: 5, bottom: 440 },
    light,
  ) +
  path('M404 344q4 20 24 34t-10 62h74q14-46-22-66t-36-30z', { fill: '#FFE9CC', opacity: 0.9 }) +
  figure(
    [448, 396],
    0.62,
    {
      limbs: limbs.climb,
      hair: 'bun',
      coat: '#C4506A',
      cloth: '#7A3B57',
      skin: '#8A4B2A',
      pack: '#C98550',
    },
    -1,
  );

export const hamlet: Motif = (sheet, light) =>
  smoke(206, 236) +
  homestead(sheet, [96, 344], 1.55, light, 'clay') +
  homestead(sheet, [164, 342], 2.05, light) +
  homestead(sheet, [264, 346], 1.5, light, 'slate');

export const hamletFields: Motif = (_, light) =>
  fields(
    { crest: '590,318 500,332 410,352 340,380 280,416 240,450', step: 19, count: 5, bottom: 440 },
    light,
  );
