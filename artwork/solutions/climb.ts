import { prayerFlags } from '#artwork/colors.ts';
import { flags } from '#artwork/flags.ts';
import { type Step, trail } from '#artwork/heroes/trail.ts';
import { lampGlow } from '#artwork/lamp-glow.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './lanterns.ts';

/** The path up, around its foot: full height on the wide page, flatter on the narrow one. */
const WAY: readonly Step[] = [
  [-62, 18, 24],
  [60, -8, 23],
  [190, -34, 20],
  [318, -66, 18],
  [356, -98, 16],
  [270, -126, 14],
  [168, -152, 13],
  [152, -180, 11.5],
  [226, -206, 10],
  [308, -232, 9],
  [314, -256, 8],
  [252, -280, 7],
  [226, -300, 6],
  [262, -322, 5],
  [276, -352, 4],
];

const MILESTONES: readonly Point[] = [
  [372, -96],
  [134, -164],
  [330, -243],
];

const LAMPS: readonly Point[] = [
  [118, -31],
  [232, -55],
  [322, -121],
  [222, -146],
  [196, -201],
  [268, -224],
  [288, -272],
  [236, -313],
];

export interface Climb {
  readonly foot: Point;
  /** Scale of the path's width and height. */
  readonly across: number;
  readonly up: number;
}

export function onClimb({ foot, across, up }: Climb, [x, y]: Point): Point {
  return [foot[0] + x * across, foot[1] + y * up];
}

export const SUMMIT: Point = [276, -354];

function shrinking([, y]: Point): number {
  return 1 + y / 560;
}

function lamp(sheet: Sheet, at: Point, scale: number): string {
  return place(
    at,
    scale,
    line('M0 0V-24', '#04152A', 2) +
      circle([0, -26], 26, { fill: lampGlow(sheet) }) +
      circle([0, -26], 3.6, { fill: '#FFF0CE' }),
  );
}

/** Two are reached, and the third is next. */
function milestone(at: Point, scale: number, index: number): string {
  const fill = index < 2 ? '#2F9E6B' : '#2EA3F2';
  const check = line('M9-47l4 4 8-8', '#FFFFFF', 3, round);
  return place(
    at,
    scale,
    line('M0 0V-60', '#E6EEF6', 2.6, round) +
      path('M1-59h30l-7 11 7 11H1z', { fill }) +
      (index < 2 ? check : ''),
  );
}

/** The stones, their lamps, and a flag for each milestone. */
export function climb(sheet: Sheet, way: Climb): string {
  const steps = WAY.map(([x, y, width]): Step => {
    const [atX, atY] = onClimb(way, [x, y]);
    return [atX, atY, width * way.up];
  });
  const [low, high] = [way.foot[1], onClimb(way, SUMMIT)[1]];
  // Warm near a walker with a lamp, starlit above.
  const stone = sheet.fadeBetween(high, low, [0, '#7FA6D0'], [0.6, '#A9BBD0'], [1, '#F2D3A6']);
  const size = (at: Point): number => shrinking(at) * Math.sqrt(way.across * way.up);
  return (
    trail(steps, stone, '#0C2E57') +
    LAMPS.map((at) => lamp(sheet, onClimb(way, at), size(at))).join('') +
    MILESTONES.map((at, index) => milestone(onClimb(way, at), size(at) * 1.1, index)).join('')
  );
}

/** The end of the path: prayer flags from a pole to the slopes on both sides. */
export function summit(at: Point, scale: number, left: Point, right: Point): string {
  const [x, y] = at;
  const top: Point = [x, y - 66 * scale];
  const size = 7 * scale;
  const string = (to: Point, count: number): string =>
    flags({ from: top, to, sag: 8 * scale, count, size });
  return (
    line(`M${x} ${y + 4}V${top[1] - 4}`, '#E6EEF6', 2.6 * scale, round) +
    string(left, 9) +
    string(right, 9) +
    path(
      `M${x + 1} ${top[1] - 3}h${30 * scale}l${-7 * scale} ${10 * scale}l${7 * scale} ${10 * scale}h${-30 * scale}z`,
      {
        fill: prayerFlags[4],
      },
    )
  );
}

/** Two arms point up the hill, one points back. */
export function signpost(at: Point, scale: number): string {
  const nails = 'M2-84h0M2-60h0M-2-37h0';
  return place(
    at,
    scale,
    path('M-4-98h8V4h-8z', { fill: '#4A2B1F' }) +
      path('M2-98h2V4h-2z', { fill: '#C98550' }) +
      path('M-12-92h52l12 8-12 8h-52z', { fill: '#F6DFC2' }) +
      path('M-10-68h42l12 8-12 8h-42z', { fill: '#D9A066' }) +
      path('M12-45h-38l-11 7 11 8h38z', { fill: '#B98350' }) +
      line('M-4-84h36M-2-60h26M-20-37.5h24', '#6B4327', 3, { ...round, opacity: 0.55 }) +
      line(nails, '#4A2B1F', 3, round),
  );
}
