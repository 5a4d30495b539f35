import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';

const GOLD = '#F6CF6B';
const IVORY = '#FFF3E2';
const INK = '#161A2B';

export interface ChamRobe {
  readonly robe: string;
  readonly panel: string;
  readonly sleeve: string;
  readonly cuff: string;
}

/** Three bulging eyes under a crown of skulls. */
export function wrathful(face: string, shade: string): string {
  const skull = (x: number, y: number): string =>
    circle([x, y], 4.6, { fill: IVORY }) +
    line(`M${x - 1.6} ${y}h0M${x + 1.6} ${y}h0`, INK, 1.8, round);
  return (
    path(
      'M-25-104Q-36-120-24-128L-20-134-12-130-6-140 0-133 6-140 12-130 20-134 24-128Q36-120 25-104z',
      { fill: '#C23B2E' },
    ) +
    path('M-23-102Q-24-124 0-124T23-102Q25-82 13-74 0-68-13-74-25-82-23-102z', { fill: face }) +
    path('M3-124Q23-123 23-102 25-82 13-74 8-71 3-70 16-92 3-124z', { fill: shade, opacity: 0.5 }) +
    path('M-24-113Q0-126 24-113L23-107Q0-119-23-107z', { fill: GOLD }) +
    [-19, -10, 0, 10, 19].map((x) => skull(x, -119 - (20 - Math.abs(x)) * 0.16)).join('') +
    line('M-19-100q7-8 14-1M19-100q-7-8-14-1', GOLD, 3.4, round) +
    circle([-10, -94], 5.6, { fill: IVORY }) +
    circle([10, -94], 5.6, { fill: IVORY }) +
    circle([-10, -93.5], 2.6, { fill: INK }) +
    circle([10, -93.5], 2.6, { fill: INK }) +
    circle([0, -104], 3.4, { fill: IVORY }) +
    circle([0, -104], 1.6, { fill: INK }) +
    path('M-5-89q5-5 10 0l1.5 4h-13z', { fill: shade }) +
    path('M-15-82q15 6 30 0-2 11-15 11t-15-11z', { fill: '#5A1220' }) +
    path('M-11-81l3.5 8 3-7M11-81l-3.5 8-3-7', { fill: IVORY }) +
    circle([-25, -88], 3.6, { fill: GOLD }) +
    circle([25, -88], 3.6, { fill: GOLD })
  );
}

/** The stag mask, whose dancer purifies the ground. */
export function stag(): string {
  const antler = 'M9-124Q14-140 30-144M17-138Q15-148 20-154M24-142Q27-150 34-152';
  const mirrored = 'M-9-124Q-14-140-30-144M-17-138Q-15-148-20-154M-24-142Q-27-150-34-152';
  return (
    line(antler + mirrored, '#E9C48B', 4.4, round) +
    path('M-16-114Q-32-122-38-112-28-102-18-106zM16-114Q32-122 38-112 28-102 18-106z', {
      fill: '#8E4A2A',
    }) +
    path('M-18-112Q-18-128 0-128T18-112L13-84Q10-70 0-70T-13-84z', { fill: '#B9682F' }) +
    path('M3-128Q18-127 18-112L13-84Q10-71 3-70 10-98 3-128z', { fill: '#8E4A2A', opacity: 0.6 }) +
    path('M-7-124h14L4-92h-8z', { fill: IVORY }) +
    path('M-11-82Q0-90 11-82 10-70 0-70T-11-82z', { fill: IVORY }) +
    line('M-3.6-80h0M3.6-80h0', INK, 2.6, round) +
    line('M-5-75q5 3.5 10 0', '#8C1F2C', 2, round) +
    circle([-10.5, -103], 4.6, { fill: IVORY }) +
    circle([10.5, -103], 4.6, { fill: IVORY }) +
    circle([-10.5, -102.5], 2.4, { fill: INK }) +
    circle([10.5, -102.5], 2.4, { fill: INK }) +
    line('M-16-109q5-5 10-1M16-109q-5-5-10-1', '#3A1F14', 2.6, round) +
    path('M-17-116Q0-124 17-116L17-121Q0-132-17-121z', { fill: '#1F7F87' }) +
    circle([0, -123], 3.4, { fill: GOLD })
  );
}

function sleeve({ sleeve: cloth, cuff }: ChamRobe, side: number, lift: number): string {
  const x = (at: number): number => at * side;
  const tip = -78 - lift;
  return (
    circle([x(57), tip + 13], 5.4, { fill: '#A8683F' }) +
    path(`M${x(8)}-75L${x(46)} ${tip - 10}L${x(62)} ${tip + 34}L${x(14)}-54z`, { fill: cloth }) +
    path(`M${x(38)} ${tip - 7}L${x(46)} ${tip - 10}L${x(62)} ${tip + 34}L${x(50)} ${tip + 30}z`, {
      fill: cuff,
    }) +
    line(`M${x(34)} ${tip - 5}L${x(45)} ${tip + 27}`, GOLD, 3)
  );
}

function robe({ robe: cloth, panel }: ChamRobe): string {
  return (
    path('M-16-20L-20-4h13l3-14zM16-20L20-4H7L4-18z', { fill: IVORY }) +
    path('M-22-5h16v6h-20q0-4 4-6zM22-5H6v6h20q0-4-4-6z', { fill: '#8C2F3A' }) +
    path('M-14-76Q0-82 14-76L42-16Q22-6 0-10-22-6-42-16z', { fill: cloth }) +
    path('M-14-76L-42-16Q-36-13-28-11L-6-76zM6-76L28-11Q36-13 42-16L14-76z', { fill: panel }) +
    line('M-42-16Q-22-6 0-10 22-6 42-16', GOLD, 5, round) +
    line('M-38-24Q-20-15 0-18 20-15 38-24', '#FFF3E2', 2, { opacity: 0.7 }) +
    path('M-11-56h22l4 40q-15 6-30 0z', { fill: '#1B2F5E' }) +
    path('M-11-56h22l.6 6h-23z', { fill: GOLD }) +
    circle([0, -36], 7.6, { fill: GOLD }) +
    circle([0, -36], 4.6, { fill: '#C8323A' })
  );
}

/** A masked monastery dancer: origin between the feet, 140 high. */
export function cham(
  at: Point,
  scale: number,
  look: ChamRobe,
  mask: string,
  lifts: readonly [number, number],
  flip = 1,
): string {
  return place(
    at,
    scale,
    robe(look) +
      sleeve(look, -1, lifts[0]) +
      sleeve(look, 1, lifts[1]) +
      path('M-24-70Q-14-84 0-82 14-84 24-70 14-60 8-56 0-66-8-56-14-60-24-70z', { fill: GOLD }) +
      path('M-17-70Q-10-79 0-78 10-79 17-70 11-64 7-62 0-70-7-62-11-64-17-70z', {
        fill: '#B5303A',
      }) +
      mask,
    flip,
  );
}
