import { prayerFlags } from '#artwork/colors.ts';
import { pines } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { birds, cloud } from '#artwork/sky.ts';
import { stupa } from '#artwork/stupa.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { figure, limbs } from './figure.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const STEPS = 13;
const RUN = 33;
const RISE = 15.5;
const FOOT: Point = [26, 404];

function treadAt(step: number): Point {
  return [FOOT[0] + step * RUN, FOOT[1] - step * RISE];
}

/** Stone steps with lit treads and shaded risers. */
function stairs(): string {
  const steps = Array.from({ length: STEPS }, (_, step) => treadAt(step));
  const block = ([x, y]: Point): string => `M${x} ${y}h${RUN + 4}v26h-${RUN + 4}z`;
  const riser = ([x, y]: Point): string => `M${x} ${y}h4v${RISE + 4}h-4z`;
  const tread = ([x, y]: Point): string => `M${x - 2} ${y - 1}h${RUN + 6}v4.5h-${RUN + 6}z`;
  return (
    path(steps.map(block).join(''), { fill: '#9DB9D6' }) +
    path(steps.map(riser).join(''), { fill: '#7596BA' }) +
    path(steps.map(tread).join(''), { fill: '#F4F0E8' })
  );
}

/** One pennant for each stage; the last is the highest. */
function stage(step: number, index: number, height: number): string {
  const [x, y] = treadAt(step);
  const at: Point = [x + 22, y];
  const cloth = `M${at[0]} ${at[1] - height}l25 7-25 9z`;
  return (
    line(`M${at[0]} ${at[1]}v-${height + 2}`, '#0B3355', 2.6, { 'stroke-linecap': 'round' }) +
    path(cloth, { fill: prayerFlags[index] ?? '#FFFFFF' })
  );
}

export function careerGrowth(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('morning'),
    sun: [136, 96],
    radius: 0,
    peaks: [
      { summit: [70, 168], left: 120, right: 120 },
      { summit: [262, 120], left: 140, right: 140 },
      { summit: [540, 132], left: 120, right: 110 },
    ],
    middle: [286, 268, 290, 262, 280, 250],
    near: [360, 350, 330, 300, 270, 250],
    seed: 721,
  });
  const [topX, topY] = treadAt(STEPS);
  const hill = ridgeLine({
    keys: [
      [-10, FOOT[1] + 8],
      [FOOT[0], FOOT[1] + 6],
      [topX, topY + 12],
      [500, 201],
      [590, 196],
    ],
    seed: 724,
    rounds: 2,
    roughness: 0.02,
  });
  const front = ridgeLine({
    keys: outline('-10,424 120,420 240,400 380,372 480,340 590,318'),
    seed: 725,
    roughness: 0.06,
  });
  return sheet.render(
    scene.behind,
    cloud([330, 62], 110),
    birds([420, 110], '#0B3355'),
    scene.front,
    stupa([522, 204], 0.5),
    ridge(sheet, hill, { crest: '#1F7CC6', foot: '#12609F', footAt: 420 }),
    stage(1, 0, 60),
    stage(6, 2, 62),
    stage(10, 4, 62),
    stage(12, 3, 74),
    stairs(),
    figure([treadAt(3)[0] + 24, treadAt(3)[1]], 0.98, {
      limbs: limbs.climb,
      hair: 'long',
      coat: '#FFF3E2',
      trousers: '#123E66',
      skin: '#A8683F',
      pack: '#F6BD3C',
    }),
    figure([treadAt(8)[0] + 16, treadAt(8)[1]], 1, {
      limbs: limbs.point,
      hair: 'topi',
      hairColor: '#D5DEE7',
      cloth: '#8C3A4E',
      coat: '#123E66',
      skin: '#8A4B2A',
    }),
    pines(front, { count: 50, seed: 7, color: '#0A4C8A', heights: [14, 30], within: [220, 590] }),
    ridge(sheet, front, { crest: '#0A4C8A', foot: '#083A67', footAt: 435 }),
  );
}
