import { flags } from '#artwork/flags.ts';
import { hourLight } from '#artwork/hour-light.ts';
import { person, walkers } from '#artwork/person.ts';
import { pines } from '#artwork/pines.ts';
import { between, seededRandom } from '#artwork/random.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import { type Sheet, whole } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { snowPeaks } from '#artwork/snow-peaks.ts';
import { stupa } from '#artwork/stupa.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';
import { hourNamed } from '#artwork/working/spot.ts';
import { citySheet, doorsteps, fog, frontSlope, HORIZON, WIDTH } from './city-view.ts';
import { pagoda } from './pagoda.ts';
import { newari } from './row-house.ts';

const SUN: Point = [286, 120];
const STUPA: Point = [176, 252];
const SIZE = 0.86;

function himalaya(sheet: Sheet): string {
  const foothills = ridgeLine({
    keys: evenKeys(WIDTH, [178, 166, 184, 170, 190, 172, 186, 168, 180]),
    seed: 922,
    roughness: 0.14,
  });
  return (
    snowPeaks(
      sheet,
      [
        { summit: [52, 96], left: 130, right: 120 },
        { summit: [590, 92], left: 130, right: 120 },
        { summit: [356, 132], left: 100, right: 90 },
        { summit: [478, 112], left: 100, right: 110 },
      ],
      {
        shade: '#8DC0EC',
        lit: '#FFE2C6',
        haze: '#DCEAF4',
        gully: '#FFFFFF',
        base: 208,
        sunX: SUN[0],
        seed: 921,
        jitter: 8,
      },
    ) +
    pines(foothills, { count: 60, seed: 3, color: '#6FB2E4', heights: [5, 10] }) +
    ridge(sheet, foothills, { crest: '#6FB2E4', foot: '#DCEAF4', footAt: 232 })
  );
}

/** Flat roofs of the town beyond, some with water tanks. */
function roofs(foot: number, fill: string, seed: number): string {
  const random = seededRandom(seed);
  let data = '';
  let x = -8;
  while (x < WIDTH) {
    const width = Math.round(between(random, 14, 30));
    const height = Math.round(between(random, 10, 30));
    data += `M${x} ${foot}v-${height}h${width}v${height}z`;
    if (random() < 0.35) data += `M${x + 4} ${foot - height}v-5h6v5z`;
    x += width;
  }
  return path(data, { fill });
}

function shrine(): string {
  const [x, y] = STUPA;
  const top: Point = [x, y - 214 * SIZE];
  return (
    flags({ from: top, to: [-14, 170], sag: 16, count: 18, size: 10 }) +
    flags({ from: top, to: [352, 190], sag: 16, count: 17, size: 10 }) +
    stupa(STUPA, SIZE, { shade: '#A9CBEA' })
  );
}

/** Houses around the shrine, and the paving in front of them. */
function square(sheet: Sheet): string {
  const paving = sheet.fade([0, '#F2DFC6'], [0.4, '#DCCDBF'], [1, '#8FB0CF']);
  const joints = 'M-10 256H650M-10 270H650M-10 288H650';
  const ring = [16, 42, 68, 256, 282].map((x, index) =>
    place([x, 238], 0.72, newari([0, 0], rowColors[index] ?? '#B4614A')),
  );
  return (
    ring.join('') +
    path(`M0 242h${WIDTH}v80H0z`, { fill: paving }) +
    line(joints, '#FFFFFF', 1.4, { opacity: 0.4 })
  );
}

/** People walking around the shrine. */
function kora(): string {
  return (
    person([70, 274], 0.8, { ...walkers.cream, coat: '#C4506A' }) +
    person([108, 277], 0.8, walkers.sky) +
    person([262, 279], 0.8, { ...walkers.cream, trousers: '#2D4257' })
  );
}

const rowColors = ['#B4614A', '#9C503E', '#BC7052', '#A9573F', '#B4614A', '#964A3C'] as const;

/** The valley in the early morning: the shrine on the left, the temples on the right. */
export function cityKathmandu(name: string): string {
  const sheet = citySheet(name);
  const hour = hourNamed('early morning');
  return sheet.render(
    whole(sheet, sheet.fade(...hour.sky)),
    hourLight(sheet, hour, SUN, 34),
    birds([424, 66], '#0B3355'),
    himalaya(sheet),
    fog('#F4F9FD', [
      [-20, 198, 190, 12],
      [30, 188, 96, 10],
      [280, 200, 230, 12],
      [520, 192, 140, 11],
    ]),
    roofs(HORIZON + 8, '#86BEEA', 31),
    roofs(HORIZON + 26, '#4A9ADB', 34),
    square(sheet),
    pagoda([546, 226], 0.84, 'two'),
    shrine(),
    pagoda([386, 264], 1, 'three'),
    kora(),
    doorsteps.map((at, index) => newari(at, rowColors[index] ?? '#B4614A')).join(''),
    frontSlope(sheet, { crest: '#135C9E', foot: '#0C4A85', footAt: 320 }),
  );
}
