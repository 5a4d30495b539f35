import { bridge, cableAt, footing, type Span } from './bridge.ts';
import { city } from './city.ts';
import { steel } from './colors.ts';
import { flags } from './flags.ts';
import { gorge, hills, mountains } from './home-hero-landscape.ts';
import {
  cityPaint,
  fields,
  firstLight,
  heroSheet,
  heroSun,
  heroWidth,
  meltAway,
} from './home-hero-light.ts';
import { brick, clay, house, slate } from './house.ts';
import { person, walkers } from './person.ts';
import { pines } from './pines.ts';
import { outline, ridgeLine, slope } from './ridge.ts';
import { ellipse, type Sheet } from './sheet.ts';
import { birds, cloud, halo, sun } from './sky.ts';
import { stupa } from './stupa.ts';
import { line, type Point, path } from './svg.ts';
import { terraces } from './terraces.ts';

const HEIGHT = 760;

const span: Span = { left: [798, 520], right: [1600, 520], tower: 118, cableSag: 92, deckSag: 22 };

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
    colors: fields,
    within: [...leftBank, [-10, 780]],
    seed: 17,
    trees: 20,
    heights: [13, 24],
  });
  const rightFields = terraces(sheet, {
    crest: outline('2410,520 2240,498 2060,516 1860,498 1740,524 1600,546 1440,578'),
    step: 34,
    colors: fields,
    within: [...rightBank, [2410, 780]],
    seed: 37,
    trees: 20,
    heights: [13, 24],
  });
  const sown = { count: 16, heights: [12, 22] } as const;
  const light = 'M824 522l8 38 24 40-10 50 38 40-6 40 32 50h-58l-22-70 10-60-30-50 4-40-10-38z';
  const shade = 'M1576 522l-10 44-24 40 10 54-36 40 4 40-28 40h58l14-66-8-60 30-48-2-44 12-40z';
  return (
    pines(leftBank, { ...sown, seed: 8, color: '#0D5393', within: [-10, 330] }) +
    pines(rightBank, { ...sown, seed: 9, color: '#0E5A9C', within: [2100, 2410] }) +
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
    house([1644, 521], 0.5, slate, -1) +
    house([2034, 486], 0.9, slate, -1) +
    house([2084, 490], 0.76, brick, -1)
  );
}

function crowd(): string {
  const at = (share: number): Point => footing(span, share);
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
    flags({ from: [666, 318], to: [788, 402], sag: 8, count: 11, size: 10 }) +
    line('M440 490v-72', steel, 3) +
    flags({ from: [666, 318], to: [440, 420], sag: 16, count: 19, size: 11 }) +
    flags({ from: cable(0.03), to: cable(0.3), sag: 5, count: 20, size: 8 }) +
    flags({ from: cable(0.97), to: cable(0.78), sag: 4, count: 14, size: 8 })
  );
}

/** Wider than any screen, so that a narrower one only cuts off hills. */
export function homeHeroWide(name: string): string {
  const sheet = heroSheet(name, heroWidth, HEIGHT);
  const mist = sheet.glow([0, '#EAF6FF', 0.65], [1, '#EAF6FF', 0]);
  return sheet.render(
    halo(sheet, { center: heroSun, across: 600, up: 350, light: firstLight }),
    sun(sheet, heroSun, 68, '#FF7A33', '#E54100'),
    cloud([1392, 172], 148, 0.85),
    cloud([2060, 150], 190, 0.65),
    cloud([250, 120], 200, 0.65),
    mountains(sheet),
    birds([1396, 258], '#0B3355'),
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
