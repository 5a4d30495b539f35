import { bridge, footing, type Span } from '#artwork/bridge.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { line, path } from '#artwork/svg.ts';
import { bar, box, floating, tick } from './cards.ts';
import { figure, limbs, round } from './figure.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const DAYS = 5;

function calendar(): string {
  const cell = (index: number): string => {
    const x = 374 + (index % DAYS) * 32;
    const y = 98 + Math.floor(index / DAYS) * 30;
    return index < 4
      ? tick([x + 12, y + 12], 12)
      : box({ at: [x, y], width: 24, height: 24, rx: 7 }, '#E6EEF6');
  };
  return (
    floating({ at: [354, 44], width: 194, height: 150, rx: 18 }) +
    path('M354 62a18 18 0 0 1 18-18h158a18 18 0 0 1 18 18v20H354z', { fill: '#0B3B68' }) +
    bar([374, 59], 60, '#FFFFFF', 8) +
    line('M508 58l5 5-5 5M528 58l5 5-5 5', '#8FC4EC', 2.6, round) +
    Array.from({ length: 15 }, (_, index) => cell(index)).join('')
  );
}

/** The old road over the pass, narrower in the distance. */
function road(): string {
  const color = '#FFF3E2';
  const near = 'M62 366C84 336 336 346 340 322C343 306 204 312 206 292';
  const far = 'M206 292C208 276 306 282 306 266C306 254 222 256 224 244';
  const pass = 'M224 244C226 236 262 240 262 233';
  return (
    line(near, color, 9, { ...round, opacity: 0.9 }) +
    line(far, color, 6.5, { ...round, opacity: 0.85 }) +
    line(pass, color, 4.5, { ...round, opacity: 0.8 })
  );
}

const span: Span = { left: [112, 352], right: [470, 352], tower: 96, cableSag: 60, deckSag: 4 };

/** A straight bridge, while the road winds over the pass. */
export function businessPace(name: string): string {
  const sheet = spotSheet(name);
  const hour = hourNamed('golden hour');
  const scene = spotValley(sheet, {
    hour,
    sun: [112, 112],
    radius: 0,
    peaks: [
      { summit: [60, 172], left: 120, right: 120 },
      { summit: [520, 196], left: 120, right: 100 },
    ],
    middle: [282, 264, 240, 222, 250, 270, 262],
    near: [420, 426, 430, 430, 426, 420],
    seed: 751,
  });
  const bank = ridgeLine({
    keys: outline(
      '-10,344 50,348 124,354 138,384 164,412 210,426 290,430 372,426 418,410 444,384 458,354 530,348 590,340',
    ),
    seed: 754,
    rounds: 2,
    roughness: 0.04,
  });
  const steel = '#24324F';
  return sheet.render(
    scene.behind,
    road(),
    bridge(span, {
      color: steel,
      hangers: 26,
      backstay: [90, 6],
      onDeck: figure(footing(span, 0.46), 0.74, {
        limbs: limbs.walk,
        hair: 'long',
        coat: '#FFF8EE',
        trousers: '#2D4257',
        skin: '#8A4B2A',
        pack: '#2E86CC',
      }),
    }),
    pines(bank, { count: 16, seed: 5, color: steel, heights: [14, 30], within: [-10, 84] }),
    pines(bank, { count: 16, seed: 6, color: steel, heights: [14, 30], within: [496, 590] }),
    ridge(sheet, bank, { crest: steel, foot: '#16233C', footAt: 435 }),
    calendar(),
  );
}
