import { bridge, footing, type Span } from './bridge.ts';
import { city } from './city.ts';
import { flags } from './flags.ts';
import { person, walkers } from './person.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from './ridge.ts';
import { createSheet, ellipse, type Sheet } from './sheet.ts';
import { birds, cloud, halo, sun } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';
import { stupa } from './stupa.ts';
import type { Point } from './svg.ts';

const FAR = { crest: '#7DBBEA', foot: '#DCEDF9' };
const MIDDLE = { crest: '#3E97DD', foot: '#9CCEF3' };
const SNOW = { shade: '#93C6EE', lit: '#FFE3C6', haze: '#E3F0F9', gully: '#FFFFFF' };
const BANK = { crest: '#0F62A8', foot: '#0A4C8A' };

/** Walkers on the deck, each at a share of the span. */
function crowd(span: Span, scale: number, shares: readonly [number, number]): string {
  const at = (share: number): Point => footing(span, share);
  return (
    person(at(shares[0]), scale, walkers.ember) + person(at(shares[1]), scale, walkers.cream, -1)
  );
}

function mist(sheet: Sheet, center: Point, across: number, up: number): string {
  return ellipse(center, across, up, sheet.glow([0, '#EAF6FF', 0.85], [1, '#EAF6FF', 0]));
}

/**
 * Anchored at the right and wide enough never to be enlarged, so text does not overlap the peaks.
 */
export function jobsHeroWide(name: string): string {
  const sheet = createSheet({ name, width: 1920, height: 420, align: 'xMaxYMax slice' });
  const far = ridgeLine({
    keys: evenKeys(1920, [326, 290, 338, 296, 334, 292, 340, 288, 332, 282, 324, 274, 308]),
    seed: 57,
    rounds: 4,
    roughness: 0.2,
  });
  const middle = ridgeLine({
    keys: evenKeys(1920, [370, 346, 382, 350, 384, 350, 382, 346, 372]),
    seed: 52,
    rounds: 4,
    roughness: 0.15,
  });
  const bank = ridgeLine({
    keys: outline(
      '-10,392 200,404 420,394 630,400 780,390 1040,404 1120,389 1240,385 1268,362 ' +
        '1302,346 1338,346 1350,372 1360,388 1410,411 1560,415 1720,410 1772,386 ' +
        '1784,364 1794,346 1830,345 1880,338 1930,330',
    ),
    seed: 53,
    roughness: 0.06,
  });
  const span: Span = { left: [1320, 345], right: [1810, 345], tower: 74, cableSag: 46, deckSag: 9 };
  const sown = { color: BANK.crest, heights: [9, 18] } as const;
  return sheet.render(
    halo(sheet, { center: [1565, 176], across: 330, up: 172 }),
    sun(sheet, [1565, 158], 44, '#FF9A4D', '#FF7E33'),
    cloud([1295, 118], 156),
    cloud([1708, 86], 172, 0.65),
    snowPeaks(
      sheet,
      [
        { summit: [1770, 150], left: 190, right: 190 },
        { summit: [1410, 182], left: 175, right: 165 },
        { summit: [1120, 238], left: 170, right: 150 },
        { summit: [1610, 226], left: 140, right: 130 },
        { summit: [1270, 262], left: 110, right: 110 },
      ],
      { ...SNOW, base: 360, sunX: 1565, seed: 50 },
    ),
    ridge(sheet, far, { ...FAR, footAt: 425 }),
    mist(sheet, [1565, 352], 300, 34),
    pines(middle, { count: 240, seed: 2, color: MIDDLE.crest, heights: [7, 15] }),
    ridge(sheet, middle, { ...MIDDLE, footAt: 440 }),
    birds([1660, 196], '#0B3355'),
    city([1836, 346], 0.34, { wall: '#4E97D3', lit: '#8FC4EC', window: '#FFF0DA' }),
    bridge(span, {
      hangers: 34,
      weight: 0.9,
      backstay: [64, 36],
      onDeck: crowd(span, 0.86, [0.3, 0.62]),
    }),
    stupa([1194, 390], 0.38),
    flags({ from: [1194, 306], to: [1310, 270], sag: 8, count: 14, size: 6.5 }),
    pines(bank, { ...sown, count: 110, seed: 4, within: [-10, 1150] }),
    pines(bank, { ...sown, count: 9, seed: 7, within: [1852, 1930] }),
    ridge(sheet, bank, { ...BANK, footAt: 420 }),
  );
}

export function jobsHeroNarrow(name: string): string {
  const sheet = createSheet({ name, width: 420, height: 330, align: 'xMidYMax slice' });
  const far = ridgeLine({
    keys: evenKeys(420, [236, 206, 238, 214, 246, 210, 232]),
    seed: 61,
    roughness: 0.17,
  });
  const middle = ridgeLine({
    keys: evenKeys(420, [276, 254, 284, 262, 282, 252, 270]),
    seed: 62,
    roughness: 0.14,
  });
  const bank = ridgeLine({
    keys: outline(
      '-10,250 40,258 64,264 92,264 100,282 118,298 160,314 210,317 262,314 302,298 ' +
        '320,282 328,264 356,264 390,256 430,244',
    ),
    seed: 63,
    rounds: 2,
    roughness: 0.05,
  });
  const span: Span = { left: [79, 263], right: [341, 263], tower: 62, cableSag: 38, deckSag: 8 };
  return sheet.render(
    halo(sheet, { center: [238, 122], across: 200, up: 122 }),
    sun(sheet, [238, 112], 36, '#FF9A4D', '#FF7E33'),
    cloud([30, 92], 92),
    cloud([290, 58], 92, 0.65),
    snowPeaks(
      sheet,
      [
        { summit: [368, 122], left: 110, right: 120 },
        { summit: [88, 138], left: 120, right: 110 },
        { summit: [262, 178], left: 90, right: 86 },
        { summit: [-8, 176], left: 80, right: 86 },
      ],
      { ...SNOW, base: 256, sunX: 238, seed: 60, jitter: 6 },
    ),
    ridge(sheet, far, { ...FAR, footAt: 310 }),
    mist(sheet, [210, 262], 150, 26),
    pines(middle, { count: 60, seed: 2, color: MIDDLE.crest, heights: [6, 13] }),
    ridge(sheet, middle, { ...MIDDLE, footAt: 340 }),
    bridge(span, { hangers: 22, weight: 0.85, onDeck: crowd(span, 0.86, [0.32, 0.64]) }),
    pines(bank, { count: 60, seed: 4, color: BANK.crest, heights: [9, 16], within: [-10, 46] }),
    pines(bank, { count: 60, seed: 5, color: BANK.crest, heights: [9, 16], within: [372, 430] }),
    ridge(sheet, bank, { ...BANK, footAt: 330 }),
  );
}
