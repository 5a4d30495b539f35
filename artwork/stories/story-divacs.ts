import { brick, clay, house } from '#artwork/house.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { cloud } from '#artwork/sky.ts';
import { line, path } from '#artwork/svg.ts';
import { type Figure, figure, limbs } from '#artwork/working/figure.ts';
import { hourNamed, spotSheet, spotValley } from '#artwork/working/spot.ts';
import { milestonePhone, REACHED, STONES, stoneAt, stones } from './milestones.ts';

const BANK = 304;

function river(sheet: Sheet): string {
  const ripples =
    'M214 340h60M330 326h34M262 366h40M420 352h76M348 394h70M470 378h60M520 330h40M300 426h60M470 414h70';
  return (
    path('M-10 300h600v140H-10z', {
      fill: sheet.fade([0, '#A9DCE4'], [0.5, '#5FB0C8'], [1, '#2F86AE']),
    }) + line(ripples, '#FFFFFF', 2.4, { 'stroke-linecap': 'round', opacity: 0.4 })
  );
}

const team: readonly (readonly [x: number, scale: number, who: Figure])[] = [
  [498, 0.6, { limbs: limbs.wave, hair: 'bun', coat: '#F2AE2E', skin: '#8A4B2A' }],
  [518, 0.64, { limbs: limbs.stand, hair: 'short', coat: '#0A73C2', skin: '#B9764A' }],
  [
    537,
    0.6,
    { limbs: limbs.stand, hair: 'topi', coat: '#5B6F8C', cloth: '#8C3A4E', skin: '#A8683F' },
  ],
  [
    556,
    0.58,
    { limbs: limbs.wave, hair: 'long', coat: '#FFF3E2', trousers: '#7A4152', skin: '#A8683F' },
  ],
];

function walker(): string {
  const [at, size] = stoneAt(REACHED - 1);
  return figure([at[0], at[1] + 1], size * 1.2, {
    limbs: limbs.walk,
    hair: 'long',
    hairColor: '#6B3B22',
    coat: '#17609F',
    trousers: '#12243C',
    skin: '#E0A883',
    pack: '#F6BD3C',
  });
}

function goal(): string {
  const [[x, y]] = stoneAt(STONES - 1);
  return (
    line(`M${x} ${y}v-46`, '#0B3355', 2.6, { 'stroke-linecap': 'round' }) +
    path(`M${x} ${y - 46}h-22l5 7-5 7h22z`, { fill: '#D63C00' })
  );
}

/** Twelve stones across the river, and someone who waits on the other side. */
export function storyDivacs(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('afternoon'),
    sun: [322, 84],
    radius: 30,
    peaks: [
      { summit: [508, 122], left: 140, right: 130 },
      { summit: [256, 152], left: 130, right: 130 },
      { summit: [20, 176], left: 110, right: 110 },
    ],
    middle: [258, 240, 262, 244, 256, 234],
    near: [298, 292, 296, 284, 278, 264],
    seed: 1031,
  });
  const far = ridgeLine({
    keys: outline('-10,308 120,312 260,310 380,306 440,304 520,302 590,298'),
    seed: 1034,
    rounds: 2,
    roughness: 0.015,
  });
  const near = ridgeLine({
    keys: outline('-10,352 60,350 130,362 190,392 232,412 262,426 300,444'),
    seed: 1035,
    rounds: 2,
    roughness: 0.03,
  });
  return sheet.render(
    scene.behind,
    cloud([396, 66], 112, 0.7),
    scene.front,
    house([352, 304], 1.05, brick),
    house([308, 304], 0.8, clay),
    pines(far, { count: 12, seed: 3, color: '#17607F', heights: [12, 24], within: [200, 300] }),
    ridge(sheet, far, { crest: '#20708A', foot: '#17607F', footAt: 340 }),
    path('M-10 312h600v16H-10z', { fill: '#A9DCE4' }),
    river(sheet),
    path('M420 302q70-4 170-4v12q-40 14-94 13t-76-21z', { fill: '#2C7F93' }),
    stones(),
    goal(),
    team.map(([x, scale, who]) => figure([x, BANK + 2], scale, who, -1)).join(''),
    walker(),
    pines(near, { count: 12, seed: 5, color: '#0F4460', heights: [16, 34], within: [-10, 40] }),
    ridge(sheet, near, { crest: '#124D6B', foot: '#0B3550', footAt: 435 }),
    milestonePhone([52, 60]),
  );
}
