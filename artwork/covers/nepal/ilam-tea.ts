import { house } from '#artwork/house.ts';
import { outline } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { halo } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { coverSheet, mist, range } from './cover.ts';
import { folk } from './folk.ts';
import { anju, bina, chameli, picking, reaching } from './pickers.ts';
import { teaHill } from './tea-rows.ts';

function morning(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#8CCBE0'], [0.4, '#D9F0E6'], [0.62, '#FFE9C8'])) +
    halo(sheet, { center: [468, 92], across: 190 }) +
    snowPeaks(
      sheet,
      [
        { summit: [150, 92], left: 150, right: 150 },
        { summit: [256, 124], left: 90, right: 110 },
        { summit: [40, 128], left: 90, right: 90 },
      ],
      {
        shade: '#9DC8DC',
        lit: '#FFE3CC',
        haze: '#E4F2E4',
        gully: '#FFFFFF',
        base: 190,
        sunX: 468,
        seed: 1271,
        jitter: 5,
      },
    ) +
    range(sheet, {
      heights: [166, 152, 170, 156, 168, 150, 164, 148, 160],
      seed: 1272,
      crest: '#7FBFC0',
      foot: '#D8EEDD',
      footAt: 220,
    }) +
    mist('#FFFFFF', 0.75, [
      [-10, 180, 240, 13],
      [120, 192, 200, 9],
      [420, 176, 240, 12],
      [350, 190, 110, 8],
    ]) +
    range(sheet, {
      heights: [196, 204, 192, 204, 210, 202, 190, 178, 168],
      seed: 1273,
      crest: '#3F9C86',
      foot: '#A4D9B8',
      footAt: 260,
      trees: 60,
      treeHeights: [7, 14],
      roughness: 0.06,
    })
  );
}

function garden(): string {
  return (
    teaHill({
      crest: outline('-20,226 110,214 250,222 400,212 540,192 670,184'),
      rows: 5,
      step: 11,
      growth: 1.12,
      top: '#4FAE74',
      topLit: '#93D48F',
      shade: '#2A8A64',
      seed: 3,
    }) +
    house([566, 206], 0.6, {
      wall: '#E3F0EA',
      lit: '#FFF6E0',
      roof: '#2F7F73',
      window: '#7FB3A8',
    }) +
    teaHill({
      crest: outline('-20,262 120,250 290,264 430,256 560,240 670,236'),
      rows: 3,
      step: 21,
      growth: 1.16,
      top: '#2F9A66',
      topLit: '#79CC84',
      shade: '#17694F',
      seed: 5,
    })
  );
}

/** Pickers between the rows of a tea garden in Ilam. */
export function ilamTea(name: string): string {
  const sheet = coverSheet(name);
  const near = { top: '#1F8A5C', topLit: '#5FBF78', shade: '#0F5546' };
  return sheet.render(
    morning(sheet),
    garden(),
    folk([412, 292], 0.82, reaching, { ...chameli, skirt: '#2F5F8F' }),
    folk([76, 292], 0.84, picking, bina),
    teaHill({
      crest: outline('-20,292 130,280 300,294 450,288 560,278 670,270'),
      rows: 1,
      step: 40,
      growth: 1,
      ...near,
      seed: 7,
    }),
    folk([236, 346], 1.56, picking, anju),
    folk([560, 340], 1.4, reaching, { ...bina, skirt: '#24507F' }, { flip: -1 }),
    teaHill({
      crest: outline('-20,326 140,318 320,332 460,324 560,314 670,306'),
      rows: 1,
      step: 60,
      growth: 1,
      top: '#17774F',
      topLit: '#4FB573',
      shade: '#0C4A3E',
      seed: 9,
    }),
  );
}
