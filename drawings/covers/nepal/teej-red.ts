import { ellipse, type Sheet, whole } from '#drawings/sheet.ts';
import { birds, cloudBank } from '#drawings/sky.ts';
import { line, path } from '#drawings/svg.ts';
import { coverSheet, mist, range } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { garland, swags } from './garlands.ts';
import { side } from './headgear.ts';
import { pose } from './poses.ts';
import { type TemplePaint, temple, twoTiers } from './temple.ts';

const gilded: TemplePaint = {
  brick: '#B8A98E',
  lit: '#E4D6B8',
  tile: '#C58A2A',
  tileLit: '#F2C766',
  wood: '#5A3A22',
  gold: '#FFE08F',
  window: '#3A2A22',
  stone: '#9FA79B',
  stoneLit: '#E6E8DA',
};

function monsoon(sheet: Sheet): string {
  const clouds = cloudBank([
    [60, 96, 46],
    [120, 80, 56],
    [190, 100, 44],
    [470, 88, 50],
    [540, 70, 60],
    [610, 92, 50],
  ]);
  return (
    whole(sheet, sheet.fade([0, '#8FC4CF'], [0.5, '#DDEFE4'], [0.8, '#F6F4DC'])) +
    path(clouds, { fill: '#FFFFFF', opacity: 0.5 }) +
    birds([214, 62], '#2F5F6A') +
    range(sheet, {
      heights: [170, 148, 172, 150, 166, 146, 170, 150, 164],
      seed: 1251,
      crest: '#8CBFB4',
      foot: '#D8EBD6',
      footAt: 240,
    }) +
    mist('#FFFFFF', 0.6, [
      [-10, 190, 170, 12],
      [60, 206, 120, 9],
      [470, 192, 190, 12],
    ]) +
    range(sheet, {
      heights: [204, 190, 216, 226, 232, 226, 214, 192, 200],
      seed: 1252,
      crest: '#4E9A7C',
      foot: '#A6D0A4',
      footAt: 280,
      trees: 90,
      treeHeights: [8, 16],
    })
  );
}

function forecourt(sheet: Sheet): string {
  return (
    path('M0 256h640v104H0z', {
      fill: sheet.fade([0, '#E9E6D0'], [0.5, '#BFC6B4'], [1, '#87A096']),
    }) +
    line(
      'M0 268H640M0 286H640M0 312H640M250 256L130 360M390 256L510 360M140 256L-60 360M500 256L700 360',
      '#6F8A80',
      1.2,
      {
        opacity: 0.4,
      },
    ) +
    ellipse([320, 336], 290, 24, '#5F7F76').replace('/>', ' opacity="0.22"/>')
  );
}

/** The trident of Shiva stands before his temple. */
function trident(): string {
  return line('M244 284V178M232 192q0-12 4-22M256 192q0-12-4-22M232 192q12 8 24 0', '#B97A1F', 4, {
    'stroke-linecap': 'round',
  });
}

const REDS = ['#C8323A', '#B3262F', '#D64548', '#A8243A'] as const;
const SKINS = ['#A8683F', '#B9764A', '#8A4B2A'] as const;

function woman(index: number): Folk {
  const red = REDS[index % REDS.length] ?? REDS[0];
  return {
    skin: SKINS[index % SKINS.length] ?? SKINS[0],
    hair: index % 3 === 2 ? 'braid' : 'bun',
    top: '#9E1F2E',
    skirt: red,
    drape: red,
    border: '#F6CF6B',
    sleeves: 'short',
    beads: '#2F8F62',
    shoes: '#8A4B2A',
  };
}

/** Glass bangles on both wrists. */
function bangles(wrists: readonly (readonly [number, number, number, number])[]): string {
  const d = wrists.map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}`).join('');
  return line(d, '#2F8F62', 3.4);
}

const lifted = pose([16, -86, 8, -103], [18, -64, 31, -74], [7, -25, 14, -6], [-5, -25, -8, -5], {
  neck: [-2, -75],
});
const opened = pose(
  [24, -82, 20, -101],
  [-22, -62, -36, -68],
  [6, -25, 12, -5],
  [-6, -25, -10, -6],
);
const crossed = pose([22, -60, 8, -56], [-23, -84, -16, -102], [6, -25, 9, -5], [-6, -25, -14, -6]);
const turned = pose([18, -76, 32, -84], [12, -88, 4, -104], [8, -25, 15, -6], [-6, -25, -9, -5], {
  neck: [3, -75],
});

const liftedWrists = bangles([
  [7, -97, 7, 3],
  [25, -67, 3, 6],
]);
const openedWrists = bangles([
  [17, -95, 7.5, -1],
  [-30, -62, -2, -7],
]);
const crossedWrists = bangles([
  [14, -61, 1, 7],
  [-21, -96, 7, 2],
]);
const turnedWrists = bangles([
  [25, -77, 2, -7],
  [3, -98, 7, 2],
]);

/** Women in red at the festival of the rains. */
export function teejRed(name: string): string {
  const sheet = coverSheet(name);
  const front = { view: 'front' } as const;
  const gear = { headgear: side.flower };
  return sheet.render(
    monsoon(sheet),
    forecourt(sheet),
    temple([320, 276], 1.36, { tiers: twoTiers, steps: 3, paint: gilded }),
    trident(),
    garland(
      swags(
        [
          [262, 210],
          [300, 210],
          [340, 210],
          [378, 210],
        ],
        6,
      ),
      5,
    ),
    folk([166, 300], 0.92, lifted, { ...woman(1), ...gear }),
    folk([480, 300], 0.92, turned, { ...woman(2), ...gear }, { flip: -1 }),
    folk([96, 338], 1.56, turned, { ...woman(0), ...gear, over: turnedWrists }),
    folk([224, 344], 1.6, opened, { ...woman(3), over: openedWrists }, front),
    folk([410, 344], 1.6, crossed, { ...woman(4), over: crossedWrists }, front),
    folk([546, 338], 1.56, lifted, { ...woman(5), ...gear, over: liftedWrists }, { flip: -1 }),
  );
}
