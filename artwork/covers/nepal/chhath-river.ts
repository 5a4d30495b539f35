import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds, cloud, halo } from '#artwork/sky.ts';
import { circle, line, path, place } from '#artwork/svg.ts';
import { coverSheet, mist, range, round } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { diyos } from './lamps.ts';
import { basket, soop, sugarcane } from './offerings.ts';
import { pose } from './poses.ts';
import { wading } from './water.ts';

const BANK = 172;
const SUN = 372;

function dawn(sheet: Sheet): string {
  return (
    whole(
      sheet,
      sheet.fade([0, '#5C86C4'], [0.2, '#B9C4E0'], [0.34, '#FFDDBE'], [0.48, '#FFC08A']),
    ) +
    halo(sheet, {
      center: [SUN, 150],
      across: 270,
      up: 150,
      light: [
        [0, '#FFF3DC'],
        [0.4, '#FFE9C4', 0.6],
        [1, '#FFDDBE', 0],
      ],
    }) +
    cloud([70, 62], 120, 0.45, '#FFE4D4') +
    cloud([490, 44], 110, 0.45, '#FFE4D4') +
    birds([226, 74], '#5A5A86') +
    circle([SUN, 150], 42, { fill: sheet.fade([0, '#FF7A33'], [1, '#F0551A']) }) +
    range(sheet, {
      heights: [162, 158, 164, 160, 166, 162, 167, 160, 158],
      seed: 1311,
      crest: '#A58BA8',
      foot: '#D9A79A',
      footAt: 184,
      roughness: 0.05,
    }) +
    farTrees() +
    mist('#FFE9D2', 0.7, [
      [-10, 170, 210, 5],
      [250, 172, 150, 4],
      [440, 169, 210, 5],
    ])
  );
}

/** Round mango trees and tall palms on the other bank. */
function farTrees(): string {
  const crown = (x: number, r: number): string => `M${x - r} ${BANK}a${r} ${r} 0 0 1 ${2 * r} 0z`;
  const palm = (x: number, h: number): string =>
    `M${x} ${BANK}V${BANK - h}m-10 5q5-9 10-5q5-4 10 5m-17-9q4-4 7 4q3-8 8-3`;
  return (
    path(
      [20, 44, 74, 130, 520, 548, 600, 628]
        .map((x, index) => crown(x, 12 + (index % 3) * 5))
        .join(''),
      { fill: '#7E6A92' },
    ) + line(palm(100, 38) + palm(112, 30) + palm(574, 40) + palm(492, 30), '#7E6A92', 3, round)
  );
}

function river(sheet: Sheet): string {
  const glints = [180, 192, 206, 224, 246, 274, 306]
    .map((y, index) => {
      const half = 30 + index * 9 + (index % 2) * 14;
      return `M${SUN - half} ${y}h${half * 1.3}M${SUN + half * 0.5} ${y + 5}h${half * 0.6}`;
    })
    .join('');
  return (
    path(`M0 ${BANK}h640v188H0z`, {
      fill: sheet.fade([0, '#FFC999'], [0.3, '#E9A79A'], [0.66, '#8C8CBC'], [1, '#3F5F9A']),
    }) +
    line(glints, '#FFF0CE', 4, { ...round, opacity: 0.75 }) +
    line(
      'M20 204h70M120 232h90M30 268h60M500 210h90M470 262h70M560 300h60M140 300h50M260 328h80',
      '#FFFFFF',
      2.4,
      { ...round, opacity: 0.28 },
    )
  );
}

const raising = pose([12, -62, 25, -76], [16, -64, 30, -76], [4, -24, 6, -5], [-4, -24, -6, -5], {
  nod: -6,
});
const praying = pose([12, -60, 18, -70], [14, -60, 19, -70], [4, -24, 6, -5], [-4, -24, -6, -5], {
  nod: 6,
});

function devotee(sari: string, border: string, skin: string): Folk {
  return {
    skin,
    hair: 'bun',
    top: sari,
    skirt: sari,
    drape: sari,
    border,
    sleeves: 'short',
    headgear:
      path('M-13 12C-15-9-8-15.5 1-15 7-14.5 10-11 10.5-7 5-8.5 0-6-2-1-4 5-5 10-7 14z', {
        fill: sari,
      }) + line('M10.5-7Q1-9-2-1-4 5-7 14', border, 2, round),
    held: place([33, -79], 0.94, soop()),
  };
}

const gold = devotee('#F2AE2E', '#C8323A', '#A8683F');
const rose = devotee('#C43A5A', '#F6CF6B', '#B9764A');
const far = devotee('#9C3F72', '#F6CF6B', '#8A4B2A');

/** Worshippers with offerings in the river, in front of the rising sun. */
export function chhathRiver(name: string): string {
  const sheet = coverSheet(name);
  const man: Folk = {
    skin: '#8A4B2A',
    hair: 'short',
    top: '#FFF3E2',
    sleeves: 'short',
    trousers: '#FFF3E2',
  };
  return sheet.render(
    dawn(sheet),
    river(sheet),
    wading(sheet, [470, 226, 0.8], folk([470, 258], 0.8, raising, far, { flip: -1 }), '#9C3F72'),
    wading(sheet, [530, 232, 0.8], folk([530, 262], 0.8, praying, man, { flip: -1 }), '#FFF3E2'),
    place([92, 300], 1.08, sugarcane()),
    wading(sheet, [282, 250, 1.2], folk([282, 296], 1.2, raising, rose), '#C43A5A'),
    wading(sheet, [176, 284, 1.66], folk([176, 350], 1.66, raising, gold), '#F2AE2E'),
    path('M340 370Q380 330 460 326T660 316V370z', {
      fill: sheet.fade([0, '#8C5F5A'], [1, '#4A3550']),
    }),
    line('M344 366Q384 331 460 327T660 317', '#FFC99A', 2.4, { opacity: 0.7 }),
    place([512, 342], 0.96, basket()),
    place([580, 338], 0.8, basket()),
    diyos(
      sheet,
      [
        [396, 352],
        [422, 346],
        [450, 342],
        [548, 350],
        [470, 352],
      ],
      0.7,
    ),
  );
}
