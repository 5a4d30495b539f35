import { flags } from '#artwork/flags.ts';
import { type Sheet, stops, whole } from '#artwork/sheet.ts';
import { birds, cloud, halo, sun } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { coverSheet, range } from './cover.ts';
import { type GreatStupaPaint, greatStupa, SPIRE_TOP } from './great-stupa.ts';
import { koraWalkers } from './kora-walkers.ts';
import { pool } from './lamps.ts';
import { pigeonsAt } from './pigeons.ts';
import type { Stamped } from './stamp.ts';
import { townRow } from './town-row.ts';

const STUPA: Point = [330, 268];
const SIZE = 0.88;

const dusk: GreatStupaPaint = {
  lit: '#FFF3E2',
  white: '#E9DFE2',
  shade: '#B4BEDC',
  deep: '#8FA0C8',
  gold: '#F6C65A',
  bronze: '#C9822F',
  niche: '#FFC67A',
  saffron: '#E9A13B',
};

const evening = stops([0, '#FFF0D8', 0.9], [0.5, '#FFE2C4', 0.45], [1, '#FFD9B8', 0]);

const pigeons: readonly Stamped[] = [
  [566, 330, 0.8],
  [590, 324, 0.8],
  [608, 334, 0.9],
  [26, 326, 0.8],
  [52, 332, 0.9],
  [280, 346, 0.9],
  [302, 340, 0.8],
  [440, 346, 0.9],
];

function sky(sheet: Sheet): string {
  return (
    whole(
      sheet,
      sheet.fade([0, '#2B5490'], [0.3, '#7FA6D2'], [0.5, '#FBE3CB'], [0.76, '#F7AE82']),
    ) +
    halo(sheet, { center: [86, 196], across: 180, light: evening }) +
    sun(sheet, [86, 196], 30, '#FF8A45', '#F4692A') +
    cloud([470, 70], 110, 0.35) +
    cloud([44, 84], 90, 0.3) +
    snowPeaks(
      sheet,
      [
        { summit: [28, 166], left: 90, right: 100 },
        { summit: [596, 152], left: 120, right: 100 },
        { summit: [478, 182], left: 80, right: 90 },
        { summit: [178, 190], left: 80, right: 80 },
      ],
      {
        shade: '#6D8FBC',
        lit: '#FFC9A4',
        haze: '#D9C3C6',
        base: 250,
        sunX: 90,
        seed: 1221,
        jitter: 5,
      },
    ) +
    range(sheet, {
      heights: [222, 210, 224, 208, 220, 206, 214, 204, 216],
      seed: 1222,
      crest: '#5B7FAE',
      foot: '#A9A5BC',
      footAt: 290,
    })
  );
}

function lines(): string {
  const [x, y] = STUPA;
  const top: Point = [x, y + SPIRE_TOP * SIZE];
  const ends: readonly (readonly [Point, number, number])[] = [
    [[-12, 92], 22, 30],
    [[40, 226], 12, 26],
    [[168, 232], 4, 20],
    [[652, 92], 22, 29],
    [[606, 226], 12, 25],
    [[492, 232], 4, 20],
  ];
  return ends.map(([to, sag, count]) => flags({ from: top, to, sag, count, size: 8.4 })).join('');
}

/** The ring around the stupa. People walk clockwise, so those in front walk left. */
function ring(sheet: Sheet): string {
  return (
    path('M0 268h640v92H0z', {
      fill: sheet.fade([0, '#D9B8AE'], [0.3, '#9C93AE'], [1, '#4E638F']),
    }) +
    line('M0 281Q320 296 640 281M0 302Q320 322 640 302M0 332Q320 356 640 332', '#FFE9D2', 1.3, {
      opacity: 0.35,
    }) +
    pool(sheet, [330, 272], 240, 26, 0.7)
  );
}

/** The stupa at the end of the day. */
export function boudhaKora(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    sky(sheet),
    birds([230, 92], '#1B3A62'),
    townRow([-10, 130], 270, 4),
    townRow([530, 654], 270, 9),
    ring(sheet),
    greatStupa(STUPA, SIZE, dusk),
    lines(),
    pigeonsAt(pigeons, '#4A5F8A'),
    koraWalkers(),
  );
}
