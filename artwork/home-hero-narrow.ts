import { bridge, footing, type Span } from './bridge.ts';
import { city } from './city.ts';
import { flags } from './flags.ts';
import { cityPaint, fields, firstLight, heroSheet, meltAway, snow } from './home-hero-light.ts';
import { brick, house } from './house.ts';
import { person, walkers } from './person.ts';
import { pines } from './pines.ts';
import { evenKeys, outline, ridge, ridgeLine, slope } from './ridge.ts';
import { ellipse, type Sheet } from './sheet.ts';
import { birds, cloud, halo, sun } from './sky.ts';
import { snowPeaks } from './snow-peaks.ts';
import { stupa } from './stupa.ts';
import { type Point, path } from './svg.ts';
import { terraces } from './terraces.ts';

const SUN: Point = [360, 282];
const span: Span = { left: [150, 470], right: [478, 470], tower: 68, cableSag: 48, deckSag: 10 };

function mountains(sheet: Sheet): string {
  return snowPeaks(
    sheet,
    [
      { summit: [572, 206], left: 130, right: 120 },
      { summit: [476, 172], left: 150, right: 150 },
      { summit: [116, 160], left: 170, right: 150 },
      { summit: [10, 226], left: 110, right: 110 },
      { summit: [246, 262], left: 120, right: 110 },
    ],
    { ...snow, base: 430, sunX: SUN[0], seed: 7, jitter: 8 },
  );
}

function hills(sheet: Sheet): string {
  const far = ridgeLine({
    keys: evenKeys(620, [330, 298, 338, 304, 342, 312, 336, 296, 328]),
    seed: 3,
    roughness: 0.16,
  });
  const middle = ridgeLine({
    keys: evenKeys(620, [388, 352, 398, 368, 402, 372, 396, 352, 380]),
    seed: 5,
    roughness: 0.15,
  });
  const wooded = ridgeLine({
    keys: evenKeys(620, [440, 418, 452, 428, 456, 420, 440]),
    seed: 9,
    roughness: 0.12,
  });
  return (
    ridge(sheet, far, { crest: '#7DB9E8', foot: '#E4EBEA', footAt: 470 }) +
    ridge(sheet, middle, { crest: '#4C9BDB', foot: '#BCD9EC', footAt: 520 }) +
    pines(wooded, { count: 60, seed: 2, color: '#1F78C2', heights: [8, 16], within: [150, 480] }) +
    ridge(sheet, wooded, { crest: '#1F78C2', foot: '#74B4E4', footAt: 580 })
  );
}

function gorge(sheet: Sheet): string {
  const leftSpur = ridgeLine({
    keys: outline('120,500 190,524 260,548 330,572 380,600 400,650'),
    seed: 14,
    roughness: 0.08,
  });
  const rightSpur = ridgeLine({
    keys: outline('240,650 300,602 370,566 430,540 500,506'),
    seed: 15,
    roughness: 0.08,
  });
  const river =
    'M352 506C336 522 286 522 290 538C294 556 350 556 350 578C350 600 300 620 290 650' +
    'H370C384 630 394 602 394 578C394 552 326 552 318 536C314 526 346 520 352 506z';
  const water = sheet.fadeBetween(510, 640, [0, '#FFF0DC'], [0.3, '#BFE3FB'], [1, '#3A8FD4']);
  return (
    path(river, { fill: water }) +
    pines(rightSpur, { count: 24, seed: 8, color: '#176BB4', heights: [9, 17] }) +
    ridge(sheet, rightSpur, { crest: '#176BB4', foot: '#1F78C2', footAt: 640 }) +
    pines(leftSpur, { count: 24, seed: 11, color: '#1260A6', heights: [9, 18] }) +
    ridge(sheet, leftSpur, { crest: '#1260A6', foot: '#1B70B8', footAt: 640 })
  );
}

const leftBank = ridgeLine({
  keys: outline('-10,452 40,454 100,462 168,471 178,500 194,540 188,585 214,660'),
  seed: 3,
  rounds: 2,
  roughness: 0.07,
});

const rightBank = ridgeLine({
  keys: outline('416,660 440,590 434,540 450,506 460,471 520,463 560,452 630,442'),
  seed: 4,
  rounds: 2,
  roughness: 0.07,
});

function banks(sheet: Sheet): string {
  const rows = { step: 27, colors: fields, trees: 7, heights: [12, 20] } as const;
  return (
    path(slope(sheet, leftBank), { fill: '#0D5393' }) +
    terraces(sheet, {
      ...rows,
      crest: outline('-10,482 60,472 130,490 230,514'),
      within: [...leftBank, [-10, 660]],
      seed: 19,
    }) +
    path(slope(sheet, rightBank), { fill: '#0E5A9C' }) +
    terraces(sheet, {
      ...rows,
      crest: outline('630,470 570,464 500,486 400,510'),
      within: [...rightBank, [630, 660]],
      seed: 41,
    }) +
    path('M168 471l10 29 16 40-6 45 26 75h-40l-6-60-14-50 4-40z', {
      fill: '#3A97DE',
      opacity: 0.4,
    }) +
    path('M460 471l-10 35-16 34 6 50-24 70h42l4-62 12-46-4-42z', { fill: '#072F55', opacity: 0.5 })
  );
}

function crowd(): string {
  const at = (share: number): Point => footing(span, share);
  return (
    person(at(0.27), 1, walkers.ember) +
    person(at(0.5), 1, walkers.cream) +
    person(at(0.78), 1, { ...walkers.sky, coat: '#F6BD3C' }, -1)
  );
}

/** For phones: the same morning, closer, with both banks in the picture. */
export function homeHeroNarrow(name: string): string {
  const sheet = heroSheet(name, 620, 640);
  return sheet.render(
    halo(sheet, { center: SUN, across: 256, up: 256, light: firstLight }),
    sun(sheet, SUN, 50, '#FF7A33', '#E54100'),
    cloud([14, 138], 118, 0.75),
    cloud([300, 128], 132, 0.7),
    mountains(sheet),
    birds([236, 196], '#0B3355'),
    hills(sheet),
    gorge(sheet),
    ellipse([312, 506], 150, 22, sheet.glow([0, '#EAF6FF', 0.65], [1, '#EAF6FF', 0])),
    city([490, 464], 0.47, cityPaint),
    banks(sheet),
    house([8, 457], 0.64, brick),
    stupa([84, 464], 0.52),
    bridge(span, { hangers: 24, weight: 0.95, backstay: [96, 20], onDeck: crowd() }),
    flags({ from: [84, 350], to: [148, 404], sag: 6, count: 8, size: 8 }),
    flags({ from: [84, 350], to: [-10, 402], sag: 7, count: 10, size: 8 }),
    meltAway(sheet, 130),
  );
}
