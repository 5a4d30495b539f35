import { bridge, type Span } from '#artwork/bridge.ts';
import { city } from '#artwork/city.ts';
import { ink } from '#artwork/colors.ts';
import { clay, house, slate } from '#artwork/house.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { circle, element, group, line, path } from '#artwork/svg.ts';
import { bar, box, floating } from './cards.ts';
import { type Portrait, portrait } from './portrait.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

interface Tile {
  readonly sky: readonly [top: string, low: string];
  readonly hill: string;
  readonly who: Portrait;
}

const tiles: readonly Tile[] = [
  {
    sky: ['#C9E4F8', '#FFD9B0'],
    hill: '#8FBFE8',
    who: { coat: '#0A73C2', collar: '#FFF3E2', skin: '#A8683F', shade: '#85502F', hair: 'long' },
  },
  {
    sky: ['#74C1F6', '#EAF6FF'],
    hill: '#4BA5E6',
    who: { coat: '#F2AE2E', collar: '#D08C17', skin: '#8A4B2A', shade: '#6B381F', hair: 'crop' },
  },
  {
    sky: ['#0B2748', '#2B66A6'],
    hill: '#123F72',
    who: { coat: '#FFF3E2', collar: '#FFD9AE', skin: '#C58A5E', shade: '#A06C45', hair: 'bun' },
  },
];

const TILE = { width: 118, height: 132, rx: 12 } as const;

function tile(sheet: Sheet, { sky, hill, who }: Tile, index: number): string {
  const x = 105 + index * 126;
  const shape = { ...TILE, at: [x, 58] } as const;
  const frame = element('rect', { x, y: 58, width: TILE.width, height: TILE.height, rx: TILE.rx });
  const speaking = element('rect', {
    x: x + 1.5,
    y: 59.5,
    width: TILE.width - 3,
    height: TILE.height - 3,
    rx: 11,
    fill: 'none',
    stroke: '#5BD6A0',
    'stroke-width': 3,
  });
  return (
    group(
      { 'clip-path': sheet.clip(frame) },
      box(shape, sheet.fade([0, sky[0]], [1, sky[1]])),
      path(`M${x} 158l28-26 22 16 26-30 42 38v40H${x}z`, { fill: hill, opacity: 0.8 }),
      portrait([x + 59, 190], 1.1, who),
    ) +
    box({ at: [x + 10, 168], width: 50, height: 14, rx: 7 }, '#06182B') +
    bar([x + 18, 172.5], 26, '#FFFFFF', 5) +
    (index === 1 ? speaking : '')
  );
}

function controls(): string {
  const button = (x: number, fill: string): string => circle([x, 212], 10, { fill });
  return (
    button(256, '#24415F') +
    button(290, '#24415F') +
    button(324, '#D33B2C') +
    path('M253.5 207a2.5 2.5 0 0 1 5 0v4a2.5 2.5 0 0 1-5 0z', { fill: '#FFFFFF' }) +
    path('M284 208h8v8h-8zM293 211l4-3v8l-4-3z', { fill: '#FFFFFF' }) +
    line('M319 213q5-4 10 0', '#FFFFFF', 3, { 'stroke-linecap': 'round' }) +
    bar([109, 209], 44, '#3E6187', 6) +
    bar([441, 209], 30, '#3E6187', 6)
  );
}

/** Three colleagues on one call, above the bridge between their towns. */
export function careerTeam(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('early morning'),
    sun: [290, 286],
    radius: 0,
    peaks: [
      { summit: [70, 190], left: 120, right: 120 },
      { summit: [510, 176], left: 130, right: 120 },
    ],
    middle: [306, 288, 312, 304, 314, 288, 304],
    near: [372, 384, 410, 420, 410, 384, 370],
    seed: 711,
  });
  const span: Span = { left: [176, 356], right: [404, 356], tower: 66, cableSag: 26, deckSag: 8 };
  const bank = ridgeLine({
    keys: outline(
      '-10,352 70,354 150,358 188,358 204,386 240,408 290,414 340,408 376,386 392,358 430,358 510,354 590,350',
    ),
    seed: 714,
    rounds: 2,
    roughness: 0.04,
  });
  return sheet.render(
    scene.behind,
    city([432, 360], 0.4, { wall: '#0B4F8C', lit: '#67AEE3', window: '#FFE2B0' }),
    house([98, 357], 0.62, { ...clay, roof: '#5A3A34' }),
    house([126, 358], 0.5, slate),
    stupa([62, 356], 0.42),
    bridge(span, { hangers: 18, weight: 0.9, backstay: [60, 6] }),
    pines(bank, { count: 14, seed: 4, color: '#0F62A8', heights: [10, 18], within: [-10, 30] }),
    ridge(sheet, bank, { crest: '#0F62A8', foot: '#0A437A', footAt: 435 }),
    floating({ at: [91, 44], width: 398, height: 188, rx: 20 }, ink),
    ...tiles.map((one, index) => tile(sheet, one, index)),
    controls(),
  );
}
