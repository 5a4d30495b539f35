import { bridge, deckAt, footing, type Span } from './bridge.ts';
import { lampLight } from './colors.ts';
import { person, walkers } from './person.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from './ridge.ts';
import { createSheet, type Sheet, stops } from './sheet.ts';
import { halo, stars } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';
import { circle, type Point } from './svg.ts';

const STEEL = '#061B33';
const RIM = '#FFC58A';
const FOOT = '#071A2E';
const SNOW = { shade: '#2C639F', lit: '#FFCDA0', haze: '#1B4F88', gully: '#6E9CCB' };
const FAR = { crest: '#1C5390', foot: '#123F70' };
const MIDDLE = { crest: '#0D3A69', foot: '#0A2C52' };
const NEAR = { crest: '#08233F', foot: FOOT };

// The pale stop prevents orange over blue from turning brown.
const afterglow = stops(
  [0, '#FFC793', 0.95],
  [0.3, '#C3CBD6', 0.45],
  [0.6, '#5F95CC', 0.22],
  [1, '#2C6BB0', 0],
);

function lamps(sheet: Sheet, span: Span, count: number): string {
  const glow = sheet.glow([0, lampLight, 0.9], [1, '#FFB35C', 0]);
  return Array.from({ length: count }, (_, index): string => {
    const [x, y] = deckAt(span, (index + 1) / (count + 1));
    const lamp: Point = [Math.round(x), Math.round(y - 20)];
    return circle(lamp, 12, { fill: glow }) + circle(lamp, 2, { fill: '#FFF0CE' });
  }).join('');
}

function crowd(span: Span, scale: number, shares: readonly [number, number, number]): string {
  const at = (share: number): Point => footing(span, share);
  const night = { trousers: '#04111F' };
  return (
    person(at(shares[0]), scale, { ...walkers.ember, ...night }) +
    person(at(shares[1]), scale, { ...walkers.cream, ...night }, -1) +
    person(at(shares[2]), scale, { ...walkers.sky, ...night }, -1)
  );
}

/** Anchored at the right. Bright parts are to the right of the text. */
export function closingWide(name: string): string {
  const sheet = createSheet({ name, width: 2400, height: 620, align: 'xMaxYMax slice' });
  const far = ridgeLine({
    keys: evenKeys(2400, [470, 436, 486, 440, 480, 446, 484, 436, 478, 440, 474, 432, 462]),
    seed: 21,
    roughness: 0.15,
  });
  const middle = ridgeLine({
    keys: evenKeys(2400, [536, 506, 548, 510, 552, 508, 550, 512, 552, 506, 538]),
    seed: 22,
  });
  const near = ridgeLine({
    keys: outline(
      '-10,590 300,572 620,594 980,574 1260,592 1480,578 1640,546 1706,512 1740,508 1758,568 ' +
        '1850,604 2100,604 2196,572 2216,510 2266,506 2330,534 2410,546',
    ),
    seed: 23,
    roughness: 0.06,
  });
  const span: Span = {
    left: [1720, 504],
    right: [2250, 504],
    tower: 88,
    cableSag: 60,
    deckSag: 14,
  };
  return sheet.render(
    stars({ from: [1850, 12], to: [2390, 92], count: 34, seed: 11 }),
    stars({ from: [2090, 92], to: [2390, 300], count: 40, seed: 12 }),
    halo(sheet, { center: [2030, 470], across: 440, up: 330, light: afterglow }),
    snowPeaks(
      sheet,
      [
        { summit: [1910, 350], left: 160, right: 150 },
        { summit: [2210, 246], left: 220, right: 200 },
        { summit: [2068, 340], left: 140, right: 130 },
      ],
      { ...SNOW, base: 540, sunX: 2040, seed: 5 },
    ),
    ridge(sheet, far, { ...FAR, footAt: 620 }),
    pines(middle, { count: 190, seed: 3, color: MIDDLE.crest, heights: [8, 17] }),
    ridge(sheet, middle, { ...MIDDLE, footAt: 620 }),
    bridge(span, {
      color: STEEL,
      rim: RIM,
      hangers: 34,
      onDeck: lamps(sheet, span, 11) + crowd(span, 0.86, [0.29, 0.62, 0.67]),
    }),
    pines(near, { count: 90, seed: 4, color: NEAR.crest, heights: [10, 22], within: [-10, 1660] }),
    pines(near, {
      count: 12,
      seed: 6,
      color: NEAR.crest,
      heights: [10, 20],
      within: [2290, 2410],
    }),
    ridge(sheet, near, { ...NEAR, footAt: 620 }),
  );
}

/** The text is above, so the upper quarter has only sky. */
export function closingNarrow(name: string): string {
  const sheet = createSheet({ name, width: 1000, height: 400, align: 'xMidYMax slice' });
  const far = ridgeLine({
    keys: evenKeys(1000, [262, 236, 270, 240, 272, 248, 270, 234, 266, 230, 258]),
    seed: 25,
    roughness: 0.15,
  });
  const middle = ridgeLine({
    keys: evenKeys(1000, [320, 296, 330, 300, 332, 306, 328, 296, 316]),
    seed: 26,
  });
  const near = ridgeLine({
    keys: outline(
      '-10,352 120,342 230,348 320,326 346,314 372,312 382,342 420,374 500,382 580,374 618,342 ' +
        '628,312 656,314 690,328 790,346 900,338 1010,350',
    ),
    seed: 27,
    rounds: 2,
    roughness: 0.06,
  });
  const span: Span = { left: [360, 310], right: [640, 310], tower: 66, cableSag: 44, deckSag: 8 };
  return sheet.render(
    stars({ from: [20, 100], to: [980, 190], count: 76, seed: 15 }),
    halo(sheet, { center: [510, 268], across: 330, up: 168, light: afterglow }),
    snowPeaks(
      sheet,
      [
        { summit: [410, 188], left: 120, right: 110 },
        { summit: [600, 158], left: 140, right: 130 },
        { summit: [120, 206], left: 130, right: 120 },
        { summit: [884, 196], left: 130, right: 120 },
        { summit: [506, 212], left: 80, right: 80 },
      ],
      { ...SNOW, base: 320, sunX: 500, seed: 6, jitter: 6 },
    ),
    ridge(sheet, far, { ...FAR, footAt: 400 }),
    pines(middle, { count: 100, seed: 3, color: MIDDLE.crest, heights: [7, 14] }),
    ridge(sheet, middle, { ...MIDDLE, footAt: 400 }),
    bridge(span, {
      color: STEEL,
      rim: RIM,
      hangers: 22,
      weight: 0.9,
      onDeck: lamps(sheet, span, 6) + crowd(span, 0.86, [0.22, 0.62, 0.78]),
    }),
    pines(near, { count: 40, seed: 4, color: NEAR.crest, heights: [9, 18], within: [-10, 326] }),
    pines(near, { count: 40, seed: 6, color: NEAR.crest, heights: [9, 18], within: [684, 1010] }),
    ridge(sheet, near, { ...NEAR, footAt: 400 }),
  );
}
