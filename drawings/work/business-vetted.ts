import { lampLight } from '#drawings/colours.ts';
import { pines } from '#drawings/pines.ts';
import { outline, ridge, ridgeLine } from '#drawings/ridge.ts';
import type { Sheet } from '#drawings/sheet.ts';
import { stars } from '#drawings/sky.ts';
import { circle, type Point, path, place } from '#drawings/svg.ts';
import { tick } from './cards.ts';
import { type Figure, figure, limbs } from './figure.ts';
import { seal } from './seal.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const gates: readonly Point[] = [
  [104, 382],
  [214, 370],
  [324, 358],
  [434, 346],
];

/** Two posts under a roof with lifted eaves; the check hangs from its beam. */
function gate(at: Point): string {
  const wood = '#3B2430';
  return place(
    at,
    1,
    path('M-36-108h8V8h-8zM28-108h8V8h-8zM-39 0h14v10h-14zM25 0h14v10h-14z', { fill: wood }) +
      path('M33-108h3V8h-3zM-31-108h3V8h-3z', { fill: '#FFB98A', opacity: 0.7 }) +
      path('M-42-112h84v8h-84zM-30-96h60v5h-60z', { fill: wood }) +
      path('M-58-116q18-2 30-22h56q12 20 30 22l-4 6h-108z', { fill: '#12305A' }) +
      path('M-32-138h64v3.5h-64z', { fill: '#FFC9A0' }) +
      path('M-4-138l4-14 4 14z', { fill: '#F6BD3C' }) +
      tick([0, -92], 13),
  );
}

const waiting: readonly (readonly [at: Point, who: Pick<Figure, 'hair' | 'coat'>])[] = [
  [[38, 386], { hair: 'short', coat: '#46709F' }],
  [[146, 379], { hair: 'bun', coat: '#5B7FAE' }],
  [[178, 375], { hair: 'topi', coat: '#3A6292' }],
  [[268, 366], { hair: 'short', coat: '#46709F' }],
];

function candidates(): string {
  return waiting
    .map(([at, who]) =>
      figure(at, 0.66, { ...who, limbs: limbs.walk, skin: '#8A4B2A', cloth: '#2D4257' }),
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

/** Many set out; whoever walks out of the fourth gate wears the badge. */
export function businessVetted(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('dusk'),
    sun: [300, 240],
    radius: 40,
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
    candidates(),
    chosen(sheet, [508, 341]),
    gates.map(gate).join(''),
    seal(sheet, [510, 196], 34),
    pines(front, { count: 40, seed: 9, colour: '#0A2442', heights: [12, 24] }),
    ridge(sheet, front, { crest: '#0A2442', foot: '#071B33', footAt: 435 }),
  );
}
