import { flags } from '#artwork/flags.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { flame, lanternBearer, nightWalkers, RIM } from './night-things.ts';
import { afterglow, closer } from './scaffold.ts';

/** The trail, from the valley up to the saddle. */
const TRAIL: readonly Point[] = [
  [-250, 34],
  [-120, 12],
  [60, 2],
  [150, -24],
  [90, -52],
  [-40, -66],
  [-96, -92],
  [-40, -116],
  [36, -130],
  [62, -152],
  [20, -174],
];

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function trail(sheet: Sheet): string {
  const legs = TRAIL.slice(1).map((to, index) => [TRAIL[index] ?? to, to] as const);
  const lamps = legs.flatMap(([from, to], index) =>
    [0.25, 0.75].map((share) => {
      const [x, y] = between(from, to, share);
      return flame(sheet, [x, y - 5], 2.6 - index * 0.14);
    }),
  );
  return (
    line(`M${TRAIL.join('L')}`, '#3A70A8', 4, {
      opacity: 0.55,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) + lamps.join('')
  );
}

function summit(): string {
  return (
    flags({ from: [10, -250], to: [-150, -176], sag: 12, count: 18, size: 8 }) +
    flags({ from: [10, -250], to: [176, -180], sag: 12, count: 18, size: 8 }) +
    line('M10-168V-252', '#04111F', 3.4) +
    path('M-16-166L-8-182H28L36-166zM-6-184L0-196H20L26-184z', { fill: '#123F70' }) +
    line('M-8-182H28M0-196H20', RIM, 1.4)
  );
}

/** Lamps along the trail to the pass, and people with lanterns. */
export const passClosers = closer('pass', {
  seed: 650,
  light: afterglow,
  peaks: [
    [-190, 306, 190],
    [200, 330, 200],
    [30, 226, 90],
  ],
  ground:
    '-420,-6 -330,40 -250,92 -190,132 -120,152 -60,158 10,166 80,160 140,156 220,168 300,120 380,60 430,30',
  groves: [
    [-380, -280, 12],
    [300, 400, 12],
  ],
  motif: (sheet) =>
    trail(sheet) +
    summit() +
    lanternBearer(sheet, [-160, 20], 1.15, nightWalkers.sky) +
    lanternBearer(sheet, [6, 6], 1.05, nightWalkers.cream) +
    lanternBearer(sheet, [52, -58], 0.86, nightWalkers.sky, -1) +
    lanternBearer(sheet, [-62, -104], 0.62, nightWalkers.cream),
});
