import { lampLight } from '#artwork/colors.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stars } from '#artwork/sky.ts';
import { stupa } from '#artwork/stupa.ts';
import { circle, line, type Point, path, place, polyline } from '#artwork/svg.ts';
import { tick } from './cards.ts';
import { type Figure, figure, limbs } from './figure.ts';
import { seal } from './seal.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const gates: readonly Point[] = [
  [104, 382],
  [214, 370],
  [324, 358],
  [432, 346],
];

const STONE = { lit: '#FFE3C8', shade: '#BFCEE0' };

/** A kani gate: two whitewashed pillars with a small stupa; the check is in the opening. */
function gate([x, y]: Point): string {
  const pillars = 'M-40-96h15V8h-15zM25-96h15V8h-15z';
  const sunny = 'M-30-96h5V8h-5zM35-96h5V8h-5z';
  const slabs = 'M-50-110h100v8h-100zM-44-102h88v7h-88zM-40-122h80v12h-80z';
  return (
    stupa([x, y - 120], 0.26, { lit: '#FFFFFF', shade: '#A9BEDA' }) +
    place(
      [x, y],
      1,
      path(pillars, { fill: STONE.shade }) +
        path(sunny, { fill: STONE.lit }) +
        path('M-43-4h21v12h-21zM22-4h21v12h-21z', { fill: '#9A5440' }) +
        path(slabs, { fill: STONE.shade }) +
        path('M-50-110h100v2.5h-100zM-40-122h80v2.5h-80z', { fill: STONE.lit }) +
        path('M-44-102h88v7h-88z', { fill: '#9A5440' }) +
        tick([0, -97], 13),
    )
  );
}

const waiting: readonly (readonly [at: Point, who: Pick<Figure, 'hair' | 'coat'>])[] = [
  [[40, 386], { hair: 'short', coat: '#7FA6D4' }],
  [[102, 381], { hair: 'bun', coat: '#8FA9C6' }],
  [[216, 369], { hair: 'topi', coat: '#A5B8D2' }],
  [[322, 357], { hair: 'short', coat: '#8FA9C6' }],
];

function candidates(): string {
  return waiting
    .map(([at, who]) =>
      figure(at, 0.64, { ...who, limbs: limbs.walk, skin: '#8A4B2A', cloth: '#2D4257' }),
    )
    .join('');
}

function chosen(sheet: Sheet, at: Point): string {
  const [x, y] = at;
  return (
    circle([x, y - 50], 76, {
      fill: sheet.glow([0, lampLight, 0.75], [0.5, '#FFD39A', 0.25], [1, '#FFD39A', 0]),
    }) +
    figure(at, 0.84, {
      limbs: limbs.walk,
      hair: 'long',
      coat: '#FFF3E2',
      trousers: '#123E66',
      skin: '#A8683F',
      pack: '#F6BD3C',
    })
  );
}

/** Many people start; those who pass the fourth gate wear the badge. */
export function businessVetted(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('dusk'),
    sun: [269, 250],
    radius: 0,
    peaks: [
      { summit: [96, 150], left: 140, right: 130 },
      { summit: [480, 168], left: 130, right: 130 },
    ],
    middle: [286, 268, 290, 262, 280, 256],
    near: [352, 342, 350, 330, 336, 316],
    seed: 761,
  });
  const way = ridgeLine({
    keys: outline('-10,390 104,380 214,368 324,356 434,344 500,338 590,336'),
    seed: 764,
    rounds: 2,
    roughness: 0.01,
  });
  const front = ridgeLine({
    keys: outline('-10,424 140,420 300,410 440,396 590,384'),
    seed: 765,
    roughness: 0.05,
  });
  return sheet.render(
    scene.behind,
    stars({ from: [16, 12], to: [564, 90], count: 30, seed: 31 }),
    scene.front,
    ridge(sheet, way, { crest: '#6F89AD', foot: '#24456C', footAt: 420 }),
    line(polyline(way), '#E8C7B4', 4),
    gates.map(gate).join(''),
    candidates(),
    chosen(sheet, [512, 341]),
    seal(sheet, [522, 196], 31),
    pines(front, { count: 40, seed: 9, color: '#0A2442', heights: [12, 24] }),
    ridge(sheet, front, { crest: '#0A2442', foot: '#071B33', footAt: 435 }),
  );
}
