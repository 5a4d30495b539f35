import { bridge, footing, type Span } from '#artwork/bridge.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, outline, ridge, ridgeLine, slope } from '#artwork/ridge.ts';
import { createSheet, ellipse, type Sheet } from '#artwork/sheet.ts';
import { birds, cloud, halo, sun } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { type Point, path } from '#artwork/svg.ts';
import { terraces } from '#artwork/terraces.ts';
import { cottages, footpath, pupils } from './cares-village.ts';
import { bank, dawnSnow, far, fields, middle } from './hero-light.ts';
import { flagPole, school } from './school.ts';

const ROSE = '#FF7A33';
const EMBER = '#E54100';

function mist(sheet: Sheet, center: Point, across: number, up: number): string {
  return ellipse(center, across, up, sheet.glow([0, '#F2F8FF', 0.85], [1, '#F2F8FF', 0]));
}

/** The school's hill: fields in steps, with the schoolyard on top. */
function wideHill(sheet: Sheet): string {
  const crest = ridgeLine({
    keys: outline(
      '1456,440 1476,414 1496,398 1502,376 1516,358 1580,352 1610,334 1660,300 1700,288 1800,286 ' +
        '1836,280 1880,254 1930,240',
    ),
    seed: 44,
    rounds: 2,
    roughness: 0.04,
  });
  const sown = { color: fields[0] ?? bank.crest, heights: [10, 20] } as const;
  return (
    pines(crest, { ...sown, count: 9, seed: 4, within: [1836, 1930] }) +
    path(slope(sheet, crest), { fill: bank.crest }) +
    terraces(sheet, {
      crest: outline('1930,262 1850,296 1720,300 1640,332 1560,362 1450,392'),
      step: 19,
      colors: fields,
      within: [...crest, [1930, 430]],
      seed: 17,
      trees: 5,
      heights: [9, 16],
    })
  );
}

function wideBackdrop(sheet: Sheet): string {
  const back = ridgeLine({
    keys: evenKeys(1920, [330, 298, 342, 302, 336, 296, 344, 292, 334, 284, 322, 268, 300]),
    seed: 71,
    rounds: 4,
    roughness: 0.19,
  });
  const front = ridgeLine({
    keys: evenKeys(1920, [374, 350, 384, 354, 386, 350, 380, 340, 366]),
    seed: 72,
    rounds: 4,
    roughness: 0.15,
  });
  return (
    halo(sheet, { center: [1478, 212], across: 340, up: 205 }) +
    sun(sheet, [1478, 214], 52, ROSE, EMBER) +
    cloud([1262, 128], 150) +
    cloud([1690, 70], 176, 0.65) +
    snowPeaks(
      sheet,
      [
        { summit: [1640, 152], left: 180, right: 190 },
        { summit: [1310, 198], left: 165, right: 150 },
        { summit: [1850, 178], left: 160, right: 160 },
        { summit: [1150, 256], left: 140, right: 130 },
        { summit: [1404, 268], left: 100, right: 100 },
      ],
      { ...dawnSnow, base: 360, sunX: 1478, seed: 70 },
    ) +
    ridge(sheet, back, { ...far, footAt: 425 }) +
    mist(sheet, [1420, 362], 300, 34) +
    pines(front, { count: 240, seed: 2, color: middle.crest, heights: [7, 15] }) +
    ridge(sheet, front, { ...middle, footAt: 440 })
  );
}

/** Children cross to school before sunrise. The text is at the left. */
export function caresHeroWide(name: string): string {
  const sheet = createSheet({ name, width: 1920, height: 420, align: 'xMaxYMax slice' });
  const near = ridgeLine({
    keys: outline(
      '-10,396 220,404 440,394 660,402 880,392 1040,398 1120,378 1160,360 1196,356 1210,380 ' +
        '1224,398 1290,412 1420,414 1480,408 1512,424',
    ),
    seed: 73,
    roughness: 0.05,
  });
  const span: Span = { left: [1184, 355], right: [1524, 355], tower: 60, cableSag: 36, deckSag: 8 };
  const deck = [0.2, 0.29, 0.46, 0.78].map((share) => footing(span, share));
  return sheet.render(
    wideBackdrop(sheet),
    birds([1560, 122], '#0B3355'),
    cottages([
      [[1900, 252], 0.6],
      [[1868, 270], 0.46],
    ]),
    wideHill(sheet),
    bridge(span, { hangers: 28, weight: 0.85, backstay: [60, 30], onDeck: pupils(deck, 0.78) }),
    footpath('M1528 354q40 4 62-8t50-30q22-20 52-24', 5),
    pupils(
      [
        [1570, 351],
        [1618, 329],
        [1645, 309],
      ],
      0.78,
    ),
    cottages([
      [[1838, 346], 0.5],
      [[1868, 350], 0.4],
    ]),
    school([1762, 291], 0.8),
    flagPole([1690, 291], 76, [
      [-164, -2],
      [60, -44],
    ]),
    pines(near, { count: 110, seed: 4, color: bank.crest, heights: [9, 18], within: [-10, 1150] }),
    ridge(sheet, near, { ...bank, footAt: 420 }),
  );
}
