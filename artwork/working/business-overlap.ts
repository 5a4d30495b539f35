import { bridge, footing, type Span } from '#artwork/bridge.ts';
import { city } from '#artwork/city.ts';
import { flags } from '#artwork/flags.ts';
import type { Hour } from '#artwork/hours.ts';
import { person, walkers } from '#artwork/person.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { circle, element, group, line, type Point } from '#artwork/svg.ts';
import { bar, box, floating } from './cards.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const FROM = 214;
const TO = 366;

interface Half {
  readonly hour: Hour;
  readonly sun: Point;
  readonly from: number;
  readonly to: number;
  readonly bank: string;
  readonly motif: string;
}

const span: Span = { left: [150, 352], right: [430, 352], tower: 86, cableSag: 50, deckSag: 8 };
const bank = ridgeLine({
  keys: outline(
    '-10,346 60,350 132,354 164,356 182,384 222,406 290,412 358,406 398,384 416,356 448,354 520,350 590,346',
  ),
  seed: 774,
  rounds: 2,
  roughness: 0.04,
});

function greeting(): string {
  const [x, y] = footing(span, 0.5);
  return (
    person([x - 19, y], 1.55, { ...walkers.ember, coat: '#0A73C2', pose: 'greet' }) +
    person([x + 19, y], 1.55, { ...walkers.cream, pose: 'greet' }, -1)
  );
}

function cut(sheet: Sheet, { from, to }: Half, ...layers: readonly string[]): string {
  const strip = element('rect', { x: from, width: to - from, height: sheet.height });
  return group({ 'clip-path': sheet.clip(strip) }, ...layers);
}

/** A vertical slice of the valley at this hour. */
function slice(sheet: Sheet, half: Half): string {
  const { hour, sun } = half;
  const scene = spotValley(sheet, {
    hour,
    sun,
    radius: 30,
    peaks: [
      { summit: [76, 196], left: 130, right: 120 },
      { summit: [290, 150], left: 150, right: 150 },
      { summit: [500, 186], left: 130, right: 120 },
    ],
    middle: [300, 284, 306, 296, 308, 282, 298],
    near: [392, 402, 418, 424, 418, 400, 390],
    seed: 771,
  });
  return cut(sheet, half, scene.behind, half.motif);
}

function ground(sheet: Sheet, half: Half): string {
  return cut(sheet, half, ridge(sheet, bank, { crest: half.bank, foot: half.bank, footAt: 435 }));
}

/** Two working days on one card; their overlap is a deeper blue. */
function days(): string {
  return (
    floating({ at: [186, 46], width: 208, height: 84, rx: 18 }) +
    circle([208, 72], 6, { fill: '#F6BD3C' }) +
    bar([224, 66], 100, '#B5DDFB', 12) +
    circle([208, 104], 6, { fill: '#24456C' }) +
    bar([272, 98], 104, '#8FA9C6', 12) +
    box({ at: [272, 60], width: 52, height: 56, rx: 9 }, '#0A73C2') +
    line('M285 88l9 9 17-19', '#FFFFFF', 5, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  );
}

/** Afternoon on one side, the time before dawn on the other, and the hours that they share. */
export function businessOverlap(name: string): string {
  const sheet = spotSheet(name);
  const slices: readonly Half[] = [
    {
      hour: hourNamed('late morning'),
      sun: [92, 96],
      from: 0,
      to: FROM,
      bank: '#0F62A8',
      motif: city([4, 358], 0.42, { wall: '#0B4F8C', lit: '#67AEE3', window: '#FFE2B0' }),
    },
    {
      hour: hourNamed('night'),
      sun: [488, 92],
      from: TO,
      to: 580,
      bank: '#071B33',
      motif:
        stupa([520, 354], 0.56, { lit: '#D5E2F0', shade: '#6F8DB3' }) +
        flags({ from: [520, 230], to: [436, 272], sag: 6, count: 8, size: 9 }) +
        flags({ from: [520, 230], to: [596, 272], sag: 6, count: 8, size: 9 }),
    },
    { hour: hourNamed('dusk'), sun: [290, 268], from: FROM, to: TO, bank: '#143458', motif: '' },
  ];
  return sheet.render(
    ...slices.map((half) => slice(sheet, half)),
    bridge(span, { color: '#071B33', hangers: 22, backstay: [42, 4], onDeck: greeting() }),
    ...slices.map((half) => ground(sheet, half)),
    line(`M${FROM} 0v435M${TO} 0v435`, '#FFFFFF', 3),
    days(),
  );
}
