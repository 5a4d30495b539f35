import { flags } from '#artwork/flags.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { halo, stars } from '#artwork/sky.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';
import { pipalBranch } from './branches.ts';
import { coverSheet, range, round } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { type GreatStupaPaint, greatStupa, SPIRE_TOP } from './great-stupa.ts';
import { butterLamps, pool } from './lamps.ts';
import { pose } from './poses.ts';
import type { Stamped } from './stamp.ts';

const STUPA: Point = [320, 272];
const SIZE = 0.86;
const MOON: Point = [320, 104];

const moonlit: GreatStupaPaint = {
  lit: '#D9F0EE',
  white: '#A9D0D8',
  shade: '#5F98B4',
  deep: '#3F7698',
  gold: '#F2C766',
  bronze: '#B97A2F',
  niche: '#FFD48A',
  saffron: '#F2C766',
};

function night(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#06202F'], [0.5, '#0F4A60'], [0.8, '#2F7F8A'])) +
    stars({ from: [8, 8], to: [632, 150], count: 70, seed: 31, moon: MOON }) +
    halo(sheet, {
      center: MOON,
      across: 230,
      light: [
        [0, '#FFF3D2', 0.55],
        [0.36, '#CFEAE2', 0.26],
        [1, '#8CCFD0', 0],
      ],
    }) +
    circle(MOON, 78, { fill: sheet.fade([0, '#FFF8E4'], [1, '#FBE6B8']) }) +
    path(
      'M276 62q16-12 30 0-4 16-22 14-12-4-8-14zM352 74q14-4 20 10-8 12-22 4-6-8 2-14zM268 120q10-8 18 2 2 14-12 14-12-6-6-16z',
      {
        fill: '#EBCF98',
        opacity: 0.4,
      },
    ) +
    range(sheet, {
      heights: [212, 190, 216, 200, 222, 200, 214, 188, 208],
      seed: 1321,
      crest: '#1C5F74',
      foot: '#3F8F96',
      footAt: 280,
    }) +
    range(sheet, {
      heights: [232, 240, 236, 250, 262, 250, 236, 240, 230],
      seed: 1322,
      crest: '#0E4458',
      foot: '#1C6070',
      footAt: 300,
      trees: 80,
      treeHeights: [10, 22],
    })
  );
}

function terrace(sheet: Sheet): string {
  return (
    path('M0 272h640v88H0z', { fill: sheet.fade([0, '#1F6678'], [1, '#08303F']) }) +
    line('M0 284H640M0 300H640', '#8CCFD0', 1.2, { opacity: 0.2 }) +
    pool(sheet, [320, 340], 360, 66, 0.8)
  );
}

/** Two stone shelves, the nearer one lower. */
function shelves(): string {
  return (
    path('M150 322h340v-8H150z', { fill: '#5F8FA0' }) +
    path('M150 314h340v2.6H150z', { fill: '#FFE0B0' }) +
    path('M120 370V346h400v24z', { fill: '#3F6F84' }) +
    path('M120 346h400v3H120z', { fill: '#FFE0B0' }) +
    path('M158 346v-24h324v24z', { fill: '#2A566C' })
  );
}

function row(from: number, to: number, y: number, count: number): readonly Stamped[] {
  return Array.from(
    { length: count },
    (_, index): Stamped => [Math.round(from + ((to - from) * index) / (count - 1)), y],
  );
}

const lighting = pose([12, -56, 29, -51], [16, -57, 31, -53], [4, -24, 6, -5], [-4, -24, -6, -5], {
  neck: [4, -74],
  nod: 10,
});
const folded = pose([12, -60, 19, -69], [13, -60, 20, -69], [4, -24, 6, -5], [-4, -24, -6, -5], {
  nod: 8,
});

const monk: Folk = {
  skin: '#A8683F',
  hair: 'short',
  top: '#E9A13B',
  sleeves: 'short',
  skirt: '#7E2436',
  drape: '#8C2F3F',
  held: line('M31-51l19 12', '#F6E2C2', 2, round),
};
const girl: Folk = {
  skin: '#B9764A',
  hair: 'braid',
  top: '#E3708A',
  skirt: '#7A2F52',
  border: '#F6CF6B',
};

/** The full moon of Buddha Jayanti. */
export function buddhaJayanti(name: string): string {
  const sheet = coverSheet(name);
  const top: Point = [STUPA[0], STUPA[1] + SPIRE_TOP * SIZE];
  return sheet.render(
    night(sheet),
    terrace(sheet),
    greatStupa(STUPA, SIZE, moonlit),
    flags({ from: top, to: [-14, 150], sag: 20, count: 27, size: 8.4 }),
    flags({ from: top, to: [654, 150], sag: 20, count: 27, size: 8.4 }),
    pipalBranch(),
    shelves(),
    butterLamps(sheet, row(176, 464, 314, 13), 0.62),
    butterLamps(sheet, row(146, 494, 347, 12), 0.86),
    folk([86, 352], 1.5, folded, girl),
    folk([556, 354], 1.56, lighting, monk, { flip: -1 }),
  );
}
