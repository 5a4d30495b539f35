import { house } from '#artwork/house.ts';
import { outline } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { line, place } from '#artwork/svg.ts';
import { cloudCeiling } from './clouds.ts';
import { coverSheet, mist, range, round } from './cover.ts';
import { fields } from './fields.ts';
import { oxen } from './oxen.ts';
import { plantersRow, ploughman } from './planters.ts';
import { type Stamped, stamp } from './stamp.ts';

function rains(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#6FA6BE'], [0.3, '#BFE0E0'], [0.56, '#FBF2CE'])) +
    cloudCeiling({ y: 58, radius: 34, seed: 61, fill: '#CFE6E6' }) +
    cloudCeiling({ y: 30, radius: 36, seed: 62, fill: '#A3CBD6' }) +
    cloudCeiling({ y: 0, radius: 38, seed: 63, fill: '#7FB0C4' }) +
    birds([318, 112], '#4F6A7A') +
    range(sheet, {
      heights: [150, 122, 146, 112, 140, 118, 148, 116, 138],
      seed: 1351,
      crest: '#6FB0A0',
      foot: '#DDEBCB',
      footAt: 220,
    }) +
    mist('#FFFFFF', 0.7, [
      [20, 148, 170, 11],
      [300, 140, 130, 10],
      [470, 152, 190, 12],
    ]) +
    range(sheet, {
      heights: [176, 162, 178, 170, 186, 178, 164, 150, 158],
      seed: 1352,
      crest: '#2F8F68',
      foot: '#A4D68E',
      footAt: 240,
      trees: 80,
      treeHeights: [6, 14],
      roughness: 0.08,
    })
  );
}

/** Steps of still water that reflect the sky, with green banks between them. */
function paddies(): string {
  return (
    fields({
      crest: outline('-30,202 90,196 210,208 330,200 450,212 570,198 680,206'),
      colors: ['#9CC98A', '#D9E8E2', '#C4DEE2', '#DDEBE4', '#B4D4DE'],
      step: 10,
      growth: 1.5,
      edge: '#DDF2A8',
      edgeOpacity: 0.8,
      wall: '#4F9A5A',
    }) +
    line(
      'M40 228h60M300 234h80M520 232h70M200 252h60M60 262h50M560 262h60M420 284h70M20 300h50M300 296h60M590 300h40',
      '#FFFFFF',
      2.4,
      { ...round, opacity: 0.7 },
    )
  );
}

const SHOOTS = 'm-1 0l-4-10l3 6l2-10l2 10l4-7l-3 11z';

/** The planted seedlings, in rows. */
function shoots(): string {
  const rows: readonly (readonly [
    y: number,
    from: number,
    to: number,
    step: number,
    size: number,
  ])[] = [
    [220, 180, 420, 13, 0.5],
    [228, 190, 410, 15, 0.6],
    [302, 8, 110, 20, 0.9],
    [324, 4, 100, 23, 1.1],
    [350, 14, 640, 25, 1.3],
  ];
  const at = rows.flatMap(([y, from, to, step, size]) =>
    Array.from(
      { length: Math.floor((to - from) / step) },
      (_, index): Stamped => [from + index * step, y + (index % 2) * 2, size],
    ),
  );
  return stamp(SHOOTS, at, '#3F9A4A');
}

const ochre = { wall: '#D9A877', lit: '#F0CFA2', roof: '#6E5A3A', window: '#7A4A2A' };

/** Rice is planted in fields flooded by the monsoon. */
export function ricePlanting(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    rains(sheet),
    house([56, 198], 0.62, ochre),
    house([96, 200], 0.5, { ...ochre, wall: '#F0E0C4', lit: '#FFF3DC' }),
    paddies(),
    shoots(),
    place([508, 300], 1.05, line('M-110 2h210', '#5F7F86', 7, { ...round, opacity: 0.25 })),
    place([392, 302], 1, ploughman()),
    oxen([508, 300], 1.06),
    plantersRow(),
  );
}
