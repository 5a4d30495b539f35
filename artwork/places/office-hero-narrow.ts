import { person, walkers } from '#artwork/person.ts';
import { pines } from '#artwork/pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { createSheet, type Sheet } from '#artwork/sheet.ts';
import { cloud, halo, sun } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { path } from '#artwork/svg.ts';
import { bushes, cypress, morningLeaves, tree } from './garden.ts';
import { gardenWall, gatePillar, morningWall } from './garden-wall.ts';
import { far, middle, morningSnow } from './hero-light.ts';
import { morningBrick, newariHouse } from './newari-house.ts';
import { templeHill } from './temple-hill.ts';

function backdrop(sheet: Sheet): string {
  const back = ridgeLine({
    keys: evenKeys(420, [230, 202, 234, 206, 240, 198, 216]),
    seed: 87,
    roughness: 0.17,
  });
  const front = ridgeLine({
    keys: evenKeys(420, [272, 256, 280, 262, 276, 250, 258]),
    seed: 88,
    roughness: 0.14,
  });
  return (
    halo(sheet, { center: [128, 112], across: 126, up: 110 }) +
    sun(sheet, [128, 106], 32, '#FFB35C', '#FF8E3C') +
    cloud([18, 66], 84) +
    cloud([306, 42], 90, 0.65) +
    snowPeaks(
      sheet,
      [
        { summit: [196, 142], left: 100, right: 100 },
        { summit: [398, 128], left: 100, right: 90 },
        { summit: [20, 172], left: 80, right: 80 },
      ],
      { ...morningSnow, base: 250, sunX: 128, seed: 89, jitter: 6 },
    ) +
    ridge(sheet, back, { ...far, footAt: 310 }) +
    templeHill(sheet, '-20,300 24,262 52,238 92,236 122,256 180,296', [72, 238], 0.27) +
    pines(front, { count: 50, seed: 2, color: middle.crest, heights: [6, 13] }) +
    ridge(sheet, front, { ...middle, footAt: 340 })
  );
}

export function officeHeroNarrow(name: string): string {
  const sheet = createSheet({ name, width: 420, height: 330, align: 'xMidYMax slice' });
  const lawn = ridgeLine({
    keys: outline('-10,282 60,278 140,274 240,272 340,270 430,264'),
    seed: 90,
    rounds: 2,
    roughness: 0.02,
  });
  return sheet.render(
    backdrop(sheet),
    tree([388, 274], 0.7, morningLeaves, -1),
    cypress([160, 278], 0.74, morningLeaves),
    cypress([140, 280], 0.56, morningLeaves),
    newariHouse([268, 277], 0.6, morningBrick, -1),
    tree([184, 280], 0.46, morningLeaves),
    ridge(sheet, lawn, { crest: '#2C93A0', foot: '#0D6A96', footAt: 330 }),
    path('M256 272h24q16 26-14 60h-84q76-34 74-60z', { fill: '#F2CFAB' }),
    path('M270 272h10q16 26-14 60h-24q44-34 28-60z', { fill: '#FFE6CB' }),
    bushes([186, 278], [242, 276], 6, morningLeaves.leaf),
    bushes([294, 276], [372, 274], 6, morningLeaves.leaf),
    person([246, 304], 0.96, walkers.sky),
    gardenWall([-10, 332], 170, 30, morningWall),
    gardenWall([292, 332], 140, 30, morningWall),
    gatePillar([164, 332], 18, 46, morningWall),
    gatePillar([292, 332], 18, 46, morningWall),
  );
}
