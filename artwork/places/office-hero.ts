import { person, walkers } from '#artwork/person.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { createSheet, ellipse, type Sheet } from '#artwork/sheet.ts';
import { birds, cloud, halo, sun } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { path } from '#artwork/svg.ts';
import { bushes, cypress, type LeafPaint, morningLeaves, tree } from './garden.ts';
import { gardenWall, gatePillar, morningWall } from './garden-wall.ts';
import { bank, far, middle, morningSnow } from './hero-light.ts';
import { morningBrick, newariHouse } from './newari-house.ts';
import { templeHill } from './temple-hill.ts';
import { town } from './town.ts';

const TOWN = { wall: '#5AA0DA', lit: '#E3F1FB', roof: '#2F7CBF' };
const LAWN = { crest: '#2C93A0', foot: '#0D6A96' };
const FAR_LEAVES: LeafPaint = {
  shade: '#1F77A4',
  leaf: '#2B8CB0',
  light: '#57AEC2',
  trunk: '#1B5577',
};

/** The brick house among trees, with a lawn in front. */
function campus(sheet: Sheet): string {
  const lawn = ridgeLine({
    keys: outline('1330,412 1400,376 1470,362 1580,357 1700,356 1800,350 1870,340 1930,334'),
    seed: 86,
    rounds: 2,
    roughness: 0.02,
  });
  return (
    tree([1386, 384], 0.62, FAR_LEAVES) +
    tree([1850, 346], 0.9, FAR_LEAVES, -1) +
    tree([1898, 340], 0.76, FAR_LEAVES) +
    cypress([1462, 366], 0.86, morningLeaves) +
    cypress([1436, 370], 0.66, morningLeaves) +
    newariHouse([1630, 362], 0.63, morningBrick, -1) +
    tree([1786, 360], 0.96, morningLeaves, -1) +
    tree([1494, 366], 0.64, morningLeaves) +
    ridge(sheet, lawn, { ...LAWN, footAt: 420 }) +
    path('M1618 357h26q18 26-30 63h-76q84-40 80-63z', { fill: '#F2CFAB' }) +
    path('M1634 357h10q18 26-30 63h-22q52-38 42-63z', { fill: '#FFE6CB' }) +
    bushes([1530, 362], [1592, 360], 7, morningLeaves.leaf) +
    bushes([1668, 360], [1744, 360], 7, morningLeaves.leaf) +
    person([1598, 398], 0.98, walkers.sky) +
    person([1636, 378], 0.84, { ...walkers.cream, coat: '#F2AE2E', trousers: '#123E66' }, -1)
  );
}

function wideBackdrop(sheet: Sheet): string {
  const back = ridgeLine({
    keys: evenKeys(1920, [322, 288, 334, 292, 330, 284, 336, 288, 326, 276, 318, 262, 292]),
    seed: 81,
    rounds: 4,
    roughness: 0.18,
  });
  const front = ridgeLine({
    keys: evenKeys(1920, [366, 344, 376, 350, 380, 346, 372, 372, 366]),
    seed: 82,
    rounds: 4,
    roughness: 0.13,
  });
  return (
    halo(sheet, { center: [1408, 136], across: 300, up: 134 }) +
    sun(sheet, [1408, 128], 40, '#FFB35C', '#FF8E3C') +
    cloud([1184, 86], 150) +
    cloud([1700, 74], 170, 0.65) +
    snowPeaks(
      sheet,
      [
        { summit: [1838, 172], left: 170, right: 170 },
        { summit: [1500, 190], left: 150, right: 150 },
        { summit: [1120, 250], left: 150, right: 140 },
        { summit: [1290, 232], left: 130, right: 130 },
      ],
      { ...morningSnow, base: 350, sunX: 1408, seed: 80 },
    ) +
    ridge(sheet, back, { ...far, footAt: 425 }) +
    ellipse([1350, 352], 330, 34, sheet.glow([0, '#EAF6FF', 0.85], [1, '#EAF6FF', 0])) +
    templeHill(
      sheet,
      '1010,400 1080,362 1130,318 1170,304 1210,304 1260,330 1340,386',
      [1190, 306],
      0.3,
    ) +
    pines(front, { count: 200, seed: 2, color: middle.crest, heights: [7, 15] }) +
    ridge(sheet, front, { ...middle, footAt: 440 }) +
    town([900, 1400], (x) => 392 - 6 * Math.sin(x / 90), 13, 5, TOWN)
  );
}

/** The valley in the morning, with the house at the right, away from the text. */
export function officeHeroWide(name: string): string {
  const sheet = createSheet({ name, width: 1920, height: 420, align: 'xMaxYMax slice' });
  const near = ridgeLine({
    keys: outline(
      '-10,394 220,402 440,392 660,402 880,394 1060,386 1180,392 1290,386 1350,388 1410,402 1450,424',
    ),
    seed: 83,
    roughness: 0.05,
  });
  const wall = { ...morningWall, brick: '#A2583F' };
  return sheet.render(
    wideBackdrop(sheet),
    birds([1270, 150], '#0B3355'),
    campus(sheet),
    gardenWall([1340, 422], 208, 30, wall),
    pines(near, { count: 120, seed: 4, color: bank.crest, heights: [9, 18], within: [-10, 1400] }),
    ridge(sheet, near, { ...bank, footAt: 420 }),
    gardenWall([1668, 422], 270, 30, wall),
    gatePillar([1552, 424], 18, 48, wall),
    gatePillar([1668, 424], 18, 48, wall),
  );
}
