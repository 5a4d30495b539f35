import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { line, path } from '#artwork/svg.ts';
import { cloudCeiling } from './clouds.ts';
import { coverSheet, mist, range, shade } from './cover.ts';
import { garland, swags } from './garlands.ts';
import { redDancers } from './red-dancers.ts';
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
  return (
    whole(sheet, sheet.fade([0, '#8FC4CF'], [0.5, '#DDEFE4'], [0.8, '#F6F4DC'])) +
    cloudCeiling({ y: 40, radius: 30, seed: 71, fill: '#B5DADB' }) +
    cloudCeiling({ y: 12, radius: 32, seed: 72, fill: '#A2CED4' }) +
    birds([196, 108], '#2F5F6A') +
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
      fill: sheet.fade([0, '#F4E9CC'], [0.5, '#D9CCA8'], [1, '#A9A98C']),
    }) +
    line(
      'M0 268H640M0 286H640M0 312H640M250 256L130 360M390 256L510 360M140 256L-60 360M500 256L700 360',
      '#6F8A80',
      1.2,
      {
        opacity: 0.4,
      },
    ) +
    shade([320, 336], 290, 24, '#5F7F76', 0.22)
  );
}

/** Women in red at Teej. */
export function teejRed(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    monsoon(sheet),
    forecourt(sheet),
    temple([320, 276], 1.36, { tiers: twoTiers, steps: 3, paint: gilded }),
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
    redDancers(),
  );
}
