import { walking } from '#artwork/places/stances.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { line, path } from '#artwork/svg.ts';
import { oldTrunk, trusses } from './branches.ts';
import { coverSheet, mist, range } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { forest } from './forest.ts';
import { scarf } from './headgear.ts';
import type { Stamped } from './stamp.ts';

function fishtail(sheet: Sheet): string {
  const snow = { shade: '#86BDEB', haze: '#E3EEF4', gully: '#FFFFFF', sunX: 640 };
  return (
    whole(sheet, sheet.fade([0, '#7FC0F0'], [0.46, '#D9ECFA'], [0.7, '#FFE8D2'])) +
    birds([486, 62], '#2B5490') +
    snowPeaks(
      sheet,
      [
        { summit: [206, 116], left: 120, right: 120 },
        { summit: [540, 140], left: 120, right: 120 },
      ],
      { ...snow, lit: '#FFE6CE', base: 236, seed: 1341, jitter: 6 },
    ) +
    snowPeaks(
      sheet,
      [
        { summit: [352, 46], left: 150, right: 70 },
        { summit: [384, 54], left: 52, right: 150 },
      ],
      { ...snow, shade: '#6FAEE4', lit: '#FFF6EA', base: 256, seed: 1342, jitter: 6, rounds: 3 },
    )
  );
}

function slopes(sheet: Sheet): string {
  return (
    range(sheet, {
      heights: [214, 202, 216, 206, 220, 204, 214, 198, 206],
      seed: 1343,
      crest: '#7FB2D8',
      foot: '#DCEAF0',
      footAt: 262,
      trees: 50,
      treeHeights: [4, 9],
    }) +
    mist('#FFFFFF', 0.7, [
      [130, 214, 210, 10],
      [400, 208, 200, 10],
      [300, 224, 140, 8],
    ]) +
    range(sheet, {
      heights: [226, 236, 232, 246, 252, 240, 226, 212, 196],
      seed: 1344,
      crest: '#4F8F9A',
      foot: '#B4D6CE',
      footAt: 296,
      trees: 50,
      treeHeights: [6, 13],
      roughness: 0.06,
    })
  );
}

function hillside(sheet: Sheet): string {
  const back = ridgeLine({
    keys: outline('-10,270 120,276 250,284 360,280 470,262 560,240 650,220'),
    seed: 1345,
    rounds: 2,
    roughness: 0.03,
  });
  const front = ridgeLine({
    keys: outline('-10,316 120,322 250,332 380,330 500,316 590,298 650,286'),
    seed: 1346,
    rounds: 2,
    roughness: 0.03,
  });
  return (
    forest(51, [300, 284], [648, 224], 20, 0.8, '#2A7A66', '#4F9F7C') +
    forest(52, [0, 276], [300, 288], 14, 0.8, '#2A7A66', '#4F9F7C') +
    ridge(sheet, back, { crest: '#2F8468', foot: '#4FA37A', footAt: 340 }) +
    forest(53, [380, 318], [650, 276], 12, 1.2, '#1F6B58', '#3F9570') +
    ridge(sheet, front, { crest: '#226F56', foot: '#0F4A40', footAt: 366 }) +
    path('M236 366Q330 346 420 340T560 318L650 300V308L566 326Q480 352 430 352T330 366z', {
      fill: '#E9CFA6',
    })
  );
}

const blossoms: readonly Stamped[] = [
  [44, 40, 1.5],
  [16, 74, 1.3],
  [92, 36, 1.5],
  [136, 50, 1.6],
  [184, 44, 1.5],
  [232, 60, 1.4],
  [112, 88, 1.3],
  [172, 86, 1.2],
  [150, 158, 1.5],
  [206, 166, 1.4],
  [110, 140, 1.2],
  [18, 196, 1.5],
  [28, 136, 1.2],
  [238, 100, 0.9],
  [182, 188, 1],
];

const walker: Folk = {
  skin: '#A8683F',
  hair: 'bun',
  top: '#17609F',
  skirt: '#24395F',
  border: '#F6E2C2',
  sash: '#F6D06B',
  headgear: scarf('#FFF3E2'),
  behind:
    path('M-36-68h24l-5 33h-13z', { fill: '#C99A56' }) +
    path('M-38-66q2-14 14-16 12 2 13 16z', { fill: '#C22F46' }) +
    line('M-36-58h22M-35-48h20', '#8E6A3C', 2),
};

/** Spring below Machapuchare, the fishtail mountain. */
export function rhododendronHill(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    fishtail(sheet),
    slopes(sheet),
    hillside(sheet),
    folk([492, 342], 1.06, walking, walker),
    folk([392, 350], 1.02, walking, {
      ...walker,
      hair: 'topi',
      top: '#F7EBD6',
      skirt: undefined,
      trousers: '#F7EBD6',
      tunic: true,
      sash: '#5B6F8C',
      headgear: '',
      behind: '',
    }),
    oldTrunk(),
    trusses(blossoms),
  );
}
