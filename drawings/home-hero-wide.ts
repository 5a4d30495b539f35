import { bridge, cableAt, deckAt, type Span } from './bridge.ts';
import { city } from './city.ts';
import { steel } from './colours.ts';
import { flags } from './flags.ts';
import { cityPaint, fields, firstLight, heroSheet, meltAway, snow } from './home-hero-light.ts';
import { brick, clay, house, slate } from './house.ts';
import { person, walkers } from './person.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine, slope } from './ridge.ts';
import { ellipse, type Sheet } from './sheet.ts';
import { birds, cloud, halo, sun } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';
import { stupa } from './stupa.ts';
import { line, type Point, path } from './svg.ts';
import { terraces } from './terraces.ts';

const WIDTH = 2400;
const HEIGHT = 760;
const SUN: Point = [1280, 356];

const span: Span = { left: [798, 520], right: [1600, 520], tower: 118, cableSag: 92, deckSag: 22 };

/** Summits keep low on the left, where the words are. */
function mountains(sheet: Sheet): string {
  return snowPeaks(
    sheet,
    [
      { summit: [2240, 236], left: 250, right: 260 },
      { summit: [100, 262], left: 250, right: 260 },
      { summit: [1885, 222], left: 230, right: 210 },
      { summit: [1745, 158], left: 280, right: 270 },
      { summit: [2070, 300], left: 190, right: 190 },
      { summit: [330, 300], left: 200, right: 200 },
      { summit: [600, 330], left: 220, right: 200 },
      { summit: [1020, 322], left: 220, right: 170 },
      { summit: [1525, 212], left: 240, right: 210 },
      { summit: [815, 352], left: 170, right: 160 },
      { summit: [1635, 284], left: 160, right: 160 },
      { summit: [1165, 376], left: 110, right: 100 },
    ],
    { ...snow, base: 530, sunX: SUN[0], seed: 7, jitter: 14 },
  );
}

function hills(sheet: Sheet): string {
  const far = ridgeLine({
    keys: evenKeys(
      WIDTH,
      [398, 372, 418, 380, 414, 370, 420, 392, 426, 400, 430, 384, 420, 372, 410, 378, 404],
    ),
    seed: 3,
    roughness: 0.15,
    rounds: 3,
  });
  const middle = ridgeLine({
    keys: evenKeys(WIDTH, [440, 474, 428, 482, 426, 486, 440, 492, 452, 490, 430, 476, 436, 466]),
    seed: 5,
    roughness: 0.15,
  });
  const wooded = ridgeLine({
    keys: evenKeys(WIDTH, [520, 500, 548, 512, 552, 515, 556, 505, 546, 510]),
    seed: 9,
    roughness: 0.12,
  });
  return (
    ridge(sheet, far, { crest: '#79B8EA', foot: '#E4EBEA', footAt: 560 }) +
    ridge(sheet, middle, { crest: '#4699DC', foot: '#BCD9EC', footAt: 620 }) +
    pines(wooded, {
      count: 150,
      seed: 2,
      colour: '#1E79C5',
      heights: [7, 15],
      within: [780, 1620],
    }) +
    ridge(sheet, wooded, { crest: '#1E79C5', foot: '#74B4E4', footAt: 690 })
  );
}

/** The river winds out of the haze between spurs of the two banks. */
function gorge(sheet: Sheet): string {
  const floor = ridgeLine({
    keys: outline('700,600 860,612 1020,606 1160,590 1290,584 1420,594 1560,606 1700,600'),
    seed: 12,
    roughness: 0.07,
  });
  const leftSpur = ridgeLine({
    keys: outline('780,560 880,598 980,632 1080,650 1180,668 1250,694 1310,724 1360,770'),
    seed: 14,
    roughness: 0.08,
  });
  const rightSpur = ridgeLine({
    keys: outline('1120,764 1210,706 1320,676 1420,646 1520,604 1620,566'),
    seed: 15,
    roughness: 0.08,
  });
  const river =
    'M1276 586C1250 604 1150 608 1160 632C1172 660 1290 656 1290 684C1290 716 1170 730 1100 764' +
    'H1290C1310 740 1372 716 1372 682C1372 650 1216 652 1206 630C1200 612 1268 606 1286 586z';
  const water = sheet.fadeBetween(584, 760, [0, '#FFF0DC'], [0.3, '#BFE3FB'], [1, '#3A8FD4']);
  return (
    pines(floor, { count: 60, seed: 6, colour: '#2E8AD2', heights: [6, 12] }) +
    ridge(sheet, floor, { crest: '#2E8AD2', foot: '#5AA8E0', footAt: 760 }) +
    path(river, { fill: water }) +
    pines(rightSpur, { count: 46, seed: 8, colour: '#176BB4', heights: [9, 18] }) +
    ridge(sheet, rightSpur, { crest: '#176BB4', foot: '#1F78C2', footAt: 760 }) +
    pines(leftSpur, { count: 46, seed: 11, colour: '#1260A6', heights: [9, 20] }) +
    ridge(sheet, leftSpur, { crest: '#1260A6', foot: '#1B70B8', footAt: 760 })
  );
}

const leftBank = ridgeLine({
  keys: outline(
    '-10,470 160,484 330,478 480,486 550,488 660,500 740,512 824,522 832,560 856,600 846,650 ' +
      '884,690 878,730 910,780',
  ),
  seed: 3,
  rounds: 2,
  roughness: 0.08,
});

const rightBank = ridgeLine({
  keys: outline(
    '1492,780 1520,740 1516,700 1552,660 1542,606 1566,566 1576,522 1660,512 1750,500 1860,484 ' +
      '1930,478 2100,486 2260,474 2410,480',
  ),
  seed: 4,
  rounds: 2,
  roughness: 0.08,
});

function banks(sheet: Sheet): string {
  const leftFields = terraces(sheet, {
    crest: outline('-10,530 180,502 370,520 540,500 670,526 820,548 960,580'),
    step: 34,
    colours: fields,
    within: [...leftBank, [-10, 780]],
    seed: 17,
    trees: 20,
    heights: [13, 24],
  });
  const rightFields = terraces(sheet, {
    crest: outline('2410,520 2240,498 2060,516 1860,498 1740,524 1600,546 1440,578'),
    step: 34,
    colours: fields,
    within: [...rightBank, [2410, 780]],
    seed: 37,
    trees: 20,
    heights: [13, 24],
  });
  const light = 'M824 522l8 38 24 40-10 50 38 40-6 40 32 50h-58l-22-70 10-60-30-50 4-40-10-38z';
  const shade = 'M1576 522l-10 44-24 40 10 54-36 40 4 40-28 40h58l14-66-8-60 30-48-2-44 12-40z';
  return (
    path(slope(sheet, leftBank), { fill: '#0D5393' }) +
    leftFields +
    path(slope(sheet, rightBank), { fill: '#0E5A9C' }) +
    rightFields +
    path(light, { fill: '#3A97DE', opacity: 0.42 }) +
    path(shade, { fill: '#072F55', opacity: 0.5 })
  );
}

function towns(): string {
  return (
    house([360, 486], 0.9, clay) +
    house([494, 492], 1, brick) +
    house([548, 495], 0.76, clay) +
    stupa([666, 506], 0.86) +
    house([1622, 521], 0.5, slate) +
    house([1990, 486], 0.9, slate) +
    house([2044, 490], 0.76, brick)
  );
}

function crowd(): string {
  const at = (share: number): Point => {
    const [x, y] = deckAt(span, share);
    return [x, y - 2];
  };
  return (
    person(at(0.16), 1, { ...walkers.sky, coat: '#2F9E6B', trousers: '#0B1B2B' }) +
    person(at(0.36), 1, walkers.ember) +
    person(at(0.405), 1, walkers.cream) +
    person(at(0.63), 1, { ...walkers.sky, coat: '#F6BD3C' }, -1) +
    person(at(0.86), 1, { ...walkers.cream, coat: '#BFE3FC' }, -1)
  );
}

function bunting(): string {
  const cable = (share: number): Point => {
    const [x, y] = cableAt(span, share);
    return [x, y + 3];
  };
  return (
    flags({ from: [666, 318], to: [798, 400], sag: 8, count: 12, size: 10 }) +
    line('M440 490v-72', steel, 3) +
    flags({ from: [666, 318], to: [440, 420], sag: 16, count: 19, size: 11 }) +
    flags({ from: cable(0.03), to: cable(0.3), sag: 5, count: 20, size: 8 }) +
    flags({ from: cable(0.97), to: cable(0.78), sag: 4, count: 14, size: 8 })
  );
}

/** Wider than any screen it is made for: what a narrow one cuts off is only more of the hills. */
export function homeHeroWide(name: string): string {
  const sheet = heroSheet(name, WIDTH, HEIGHT);
  const mist = sheet.glow([0, '#EAF6FF', 0.65], [1, '#EAF6FF', 0]);
  return sheet.render(
    halo(sheet, { centre: SUN, across: 600, up: 350, light: firstLight }),
    sun(sheet, SUN, 68, '#FF7A33', '#E54100'),
    cloud([1290, 96], 160, 0.8),
    cloud([2060, 150], 190, 0.65),
    cloud([250, 120], 200, 0.65),
    mountains(sheet),
    birds([1385, 240], '#0B3355'),
    hills(sheet),
    gorge(sheet),
    ellipse([1200, 596], 330, 34, mist),
    city([1646, 520], 0.94, cityPaint),
    banks(sheet),
    towns(),
    bridge(span, { hangers: 52, backstay: [118, 26], onDeck: crowd() }),
    bunting(),
    meltAway(sheet, 160),
  );
}
