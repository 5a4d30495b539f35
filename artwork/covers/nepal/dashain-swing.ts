import { house } from '#artwork/house.ts';
import { outline } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { line, path } from '#artwork/svg.ts';
import { coverSheet, dots, range } from './cover.ts';
import { fields } from './fields.ts';
import { type Folk, folk } from './folk.ts';
import { side } from './headgear.ts';
import { pose } from './poses.ts';
import { swingFrame, swinging } from './swing.ts';

const ochre = { wall: '#E9D5B4', lit: '#FFF0D8', roof: '#7A5A3A', window: '#8E5A2E' };

function backdrop(sheet: Sheet): string {
  return (
    whole(sheet, sheet.fade([0, '#4FB3F6'], [0.62, '#DDF1FF'])) +
    cloud([60, 92], 120, 0.75) +
    cloud([214, 58], 92, 0.8) +
    cloud([524, 44], 84, 0.7) +
    birds([196, 112], '#0B3355') +
    snowPeaks(
      sheet,
      [
        { summit: [66, 134], left: 120, right: 110 },
        { summit: [560, 118], left: 140, right: 120 },
        { summit: [236, 158], left: 110, right: 110 },
        { summit: [424, 148], left: 110, right: 120 },
      ],
      {
        shade: '#9CCBF0',
        lit: '#FFFFFF',
        haze: '#DCEEFB',
        gully: '#FFFFFF',
        base: 236,
        sunX: 112,
        seed: 1201,
        jitter: 7,
      },
    ) +
    range(sheet, {
      heights: [206, 192, 214, 198, 218, 200, 214, 190, 204],
      seed: 1202,
      crest: '#5FAEDD',
      foot: '#BFE3EE',
      footAt: 262,
      trees: 50,
      treeHeights: [4, 8],
    }) +
    range(sheet, {
      heights: [226, 240, 236, 250, 244, 236, 226, 214, 206],
      seed: 1203,
      crest: '#3C93A4',
      foot: '#9AD0B8',
      footAt: 300,
      trees: 60,
      treeHeights: [5, 11],
      roughness: 0.06,
    })
  );
}

function land(): string {
  return (
    fields({
      crest: outline('-20,232 90,238 200,262 330,276 470,262 580,240 670,226'),
      colors: ['#6DB08A', '#8FBE78', '#BCC765', '#DCC75F', '#E3B84E'],
      step: 11,
      edge: '#FFF6C8',
      wall: '#4E8F63',
    }) +
    house([44, 250], 0.74, ochre) +
    house([92, 258], 0.6, { ...ochre, wall: '#D9A877', lit: '#F0C79A' }) +
    house([560, 258], 0.7, ochre, -1)
  );
}

function green(sheet: Sheet): string {
  const crest = 'M-10 318Q120 300 330 303T650 312V370H-10z';
  return (
    path(crest, { fill: sheet.fade([0, '#3E9A5E'], [1, '#1F7358']) }) +
    line('M-10 318Q120 300 330 303T650 312', '#A9DB8E', 2, { opacity: 0.7 }) +
    path('M236 334q110-20 226 0-110 15-226 0z', { fill: '#155F48', opacity: 0.35 }) +
    dots(
      outline('40,340 66,346 96,336 130,348 500,346 528,336 566,344 596,338 470,352 210,350'),
      '#F6CF6B',
      4.4,
    ) +
    dots(outline('52,334 112,344 148,340 516,350 548,350 586,350'), '#F0923E', 3.4)
  );
}

const cheering = pose([12, -86, 18, -104], [-4, -90, 2, -108], [5, -24, 8, -5], [-5, -24, -8, -5], {
  nod: -8,
});
const waiting = pose([14, -62, 26, -72], [10, -60, 18, -66]);
const pushing = pose([16, -66, 30, -70], [18, -62, 32, -64], [10, -25, 6, -5], [-6, -26, -18, -8], {
  neck: [6, -74],
});

const boy: Folk = {
  skin: '#8A4B2A',
  hair: 'topi',
  top: '#F7EBD6',
  trousers: '#F7EBD6',
  tunic: true,
  sash: '#5B6F8C',
  headgear: side.tika,
};
const girl: Folk = {
  skin: '#B9764A',
  hair: 'bun',
  top: '#1F7F87',
  skirt: '#1F7F87',
  border: '#F6CF6B',
  sleeves: 'short',
  headgear: side.tika + side.jamara,
};

/** The tall swing of Dashain, on a hill above ripe fields. */
export function dashainSwing(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    backdrop(sheet),
    land(),
    green(sheet),
    swingFrame([318, 48]),
    swinging([318, 48], -56),
    folk([166, 338], 1.06, pushing, boy),
    folk([92, 334], 1, waiting, { ...girl, hair: 'long', top: '#F2AE2E', skirt: '#8C3A4E' }),
    folk([512, 338], 1.04, cheering, girl, { flip: -1 }),
    folk(
      [568, 336],
      0.88,
      waiting,
      { ...boy, hair: 'short', top: '#0A73C2', sash: '#0B2C4A' },
      { flip: -1 },
    ),
  );
}
