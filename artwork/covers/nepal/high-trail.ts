import { flags } from '#artwork/flags.ts';
import { trail } from '#artwork/heroes/trail.ts';
import { walking } from '#artwork/places/stances.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds, cloud, halo } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { line, path } from '#artwork/svg.ts';
import { coverSheet, mist, range, round } from './cover.ts';
import { type Folk, folk } from './folk.ts';
import { woolHat } from './headgear.ts';
import { chorten, maniWall } from './mani.ts';
import { pose } from './poses.ts';

function heights(sheet: Sheet): string {
  const snow = { shade: '#7FB4E6', lit: '#FFF1DF', haze: '#DCEAF4', gully: '#FFFFFF', sunX: 0 };
  return (
    whole(sheet, sheet.fade([0, '#3F9BE6'], [0.5, '#BFE2FA'], [0.72, '#FFF0DC'])) +
    halo(sheet, { center: [20, 120], across: 240 }) +
    cloud([60, 60], 86, 0.7) +
    cloud([520, 44], 76, 0.6) +
    birds([250, 66], '#0B3355') +
    snowPeaks(
      sheet,
      [
        { summit: [84, 112], left: 150, right: 130 },
        { summit: [232, 136], left: 110, right: 110 },
        { summit: [566, 96], left: 150, right: 130 },
      ],
      { ...snow, base: 258, seed: 1291, jitter: 8 },
    ) +
    snowPeaks(sheet, [{ summit: [398, 34], left: 168, right: 166 }], {
      ...snow,
      shade: '#5E9CD8',
      lit: '#FFFFFF',
      base: 270,
      seed: 1292,
      jitter: 12,
      rounds: 4,
    }) +
    mist('#FFFFFF', 0.55, [
      [200, 206, 130, 9],
      [420, 196, 150, 10],
      [-10, 212, 110, 9],
    ])
  );
}

function slopes(sheet: Sheet): string {
  const front = ridgeLine({
    keys: outline('-10,292 90,286 200,296 320,306 440,300 550,280 650,262'),
    seed: 1295,
    rounds: 2,
    roughness: 0.04,
  });
  return (
    range(sheet, {
      heights: [222, 236, 226, 240, 248, 240, 226, 210, 196],
      seed: 1293,
      crest: '#5C86B4',
      foot: '#A9C3D8',
      footAt: 310,
    }) +
    range(sheet, {
      heights: [252, 262, 258, 270, 276, 268, 256, 236, 220],
      seed: 1294,
      crest: '#8C7A72',
      foot: '#B9A28A',
      footAt: 330,
      roughness: 0.08,
    }) +
    ridge(sheet, front, { crest: '#B58A5A', foot: '#6E4E46', footAt: 366 })
  );
}

function bush(x: number, y: number, size: number): string {
  const [wide, high] = [Math.round(15 * size), Math.round(13 * size)];
  return `M${x - wide} ${y}q2-${high} ${wide}-${high}t${wide} ${high}z`;
}

/** Low shrubs in autumn red. */
function shrubs(): string {
  return (
    path(bush(540, 330, 1.1) + bush(588, 312, 0.9) + bush(606, 344, 1.3) + bush(20, 366, 1.2), {
      fill: '#8E4438',
    }) +
    path(bush(552, 332, 0.8) + bush(600, 314, 0.6) + bush(624, 346, 0.9) + bush(40, 366, 0.8), {
      fill: '#C4703F',
    })
  );
}

const stride = pose([14, -58, 27, -62], [-3, -56, 8, -50], [-5, -25, -17, -8], [12, -27, 12, -5], {
  neck: [5, -75],
});

const pack =
  path('M-11-79h-14q-9 2-9 12v24q0 6 6 6h17z', { fill: '#E54100' }) +
  path('M-25-79q-9 2-9 12v24q0 6 6 6h4q-6-16 4-42z', { fill: '#B83400' }) +
  path('M-34-82q0-6 6-6h14q5 0 5 6t-5 5h-14q-6 0-6-5z', { fill: '#F6D8A8' });

const walker: Folk = {
  skin: '#A8683F',
  hair: 'short',
  top: '#0B5FA8',
  trousers: '#2B3346',
  shoes: '#5A3A2A',
  headgear: woolHat('#F6E2C2', '#C4506A'),
  behind: pack,
  held: line('M28-68L35-2', '#23303F', 2.4, round),
  over: line('M-7-71Q-1-62-4-48', '#7A2A08', 3, round),
};
const guide: Folk = {
  skin: '#8A4B2A',
  hair: 'short',
  top: '#F2AE2E',
  trousers: '#33405A',
  behind: path('M-9-76h-9q-7 1-7 10v18q0 5 5 5h11z', { fill: '#24507F' }),
};

/** Past the carved stones towards the great peaks. */
export function highTrail(name: string): string {
  const sheet = coverSheet(name);
  return sheet.render(
    heights(sheet),
    slopes(sheet),
    trail(
      [
        [660, 252, 8],
        [600, 276, 12],
        [520, 302, 18],
        [400, 322, 28],
        [250, 330, 36],
        [100, 338, 42],
        [-30, 346, 46],
      ],
      '#F2D9B4',
      '#A87A56',
    ),
    shrubs(),
    flags({ from: [98, 168], to: [-16, 210], sag: 8, count: 12, size: 9 }),
    flags({ from: [98, 168], to: [330, 250], sag: 16, count: 24, size: 9 }),
    line('M330 304V248', '#5A3A2A', 3, round),
    chorten([98, 302], 1.28),
    maniWall([150, 312], 0.8),
    folk([596, 284], 0.5, walking, guide),
    folk([436, 334], 1.62, stride, walker),
  );
}
