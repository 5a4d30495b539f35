import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';

const WHITE = '#FFF8EE';
const SHADE = '#CFDDEA';
const MAROON = '#7E2436';
const GOLD = '#F6C65A';
const BRONZE = '#C9822F';
const BLACK = '#2A2430';

/** Black frames that widen downwards, each with a short white curtain. */
function windows(xs: readonly number[], y: number): string {
  const frame = xs.map((x) => `M${x - 17} ${y}l4-42h26l4 42z`).join('');
  const pane = xs.map((x) => `M${x - 10} ${y - 5}v-31h20v31z`).join('');
  const bars = xs.map((x) => `M${x} ${y - 36}v31M${x - 10} ${y - 20}h20`).join('');
  const cloth = xs.map((x) => `M${x - 18} ${y - 47}h36v9q-6 4-12 0-6 4-12 0-6 4-12 0z`).join('');
  const stripe = xs.map((x) => `M${x - 18} ${y - 45}h36`).join('');
  return (
    path(frame, { fill: BLACK }) +
    path(pane, { fill: '#8E5A3A' }) +
    line(bars, '#F0C78A', 2) +
    path(cloth, { fill: WHITE }) +
    line(stripe, '#B5303A', 3)
  );
}

/** Two deer beside the dharma wheel. */
function wheelAndDeer(): string {
  const deer = 'M14 0q-1-9 8-10h11q2-7 7-9l3 2-3 3q1 9-3 14h-4q1-4 0-6h-10q-2 4-1 6z';
  const other = 'M-14 0q1-9-8-10h-11q-2-7-7-9l-3 2 3 3q-1 9 3 14h4q-1-4 0-6h10q2 4 1 6z';
  return (
    path(deer + other, { fill: GOLD }) +
    circle([0, -14], 11, { fill: 'none', stroke: GOLD, 'stroke-width': 3.4 }) +
    line('M0-25v22M-11-14h22M-8-22l16 16M8-22l-16 16', GOLD, 1.8) +
    path('M-8 0h16l-3-4H-5z', { fill: BRONZE })
  );
}

function banner(x: number): string {
  return (
    path(`M${x - 7}-172h14v-22h-14z`, { fill: GOLD }) +
    path(`M${x}-172h7v-22h-7z`, { fill: BRONZE }) +
    path(`M${x - 9}-194h18l-9-9z`, { fill: GOLD })
  );
}

function porch(): string {
  return (
    path('M-62 0v-74H62V0z', { fill: '#5A1F2C' }) +
    path('M-22 0v-58h44V0z', { fill: '#C9822F' }) +
    path('M-19 0v-55h18V0zM1 0v-55h18V0z', { fill: '#8C2F3A' }) +
    circle([-6, -28], 3, { fill: GOLD }) +
    circle([6, -28], 3, { fill: GOLD }) +
    path('M-56 0v-66h11V0zM45 0v-66h11V0zM-35 0v-66h9V0zM26 0v-66h9V0z', { fill: '#C8323A' }) +
    path('M-62-66h24l-5 9h-14zM38-66h24l-5 9H43zM-40-66h18l-4 8h-10zM22-66h18l-4 8H26z', {
      fill: '#1F7F87',
    }) +
    path('M-70-80h140v15H-70z', { fill: '#1B3F78' }) +
    line('M-66-72.5H66', GOLD, 4, { ...round, 'stroke-dasharray': '.1 9' }) +
    path('M-76-88H76l-4 8H-72z', { fill: GOLD }) +
    path('M-86 0H86v8H-86z', { fill: '#DCE5EC' }) +
    path('M-100 8h200v9h-200z', { fill: '#B4C3D2' })
  );
}

/** A monastery in a high valley: origin at the middle of its doorstep, 420 wide, 216 high. */
export function gompa(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-212 4L-198-138H198L212 4z', { fill: WHITE }) +
      path('M92 4l-4-142H198L212 4z', { fill: SHADE }) +
      path('M-200-118L-197-146H197L200-118z', { fill: MAROON }) +
      line('M-186-132H186', GOLD, 9, { ...round, 'stroke-dasharray': '.1 31' }) +
      path('M-206-150H206v7H-206z', { fill: GOLD }) +
      path('M-206-146H206v3H-206z', { fill: BRONZE }) +
      path('M-76-150v-22H76v22z', { fill: WHITE }) +
      path('M-76-164v-8H76v8z', { fill: MAROON }) +
      path('M-92-172L-60-196H60L92-172z', { fill: BRONZE }) +
      path('M-92-172L-60-196H-10L-30-172z', { fill: GOLD }) +
      place([0, -196], 1, wheelAndDeer()) +
      place([0, 22], 1, banner(-186) + banner(186)) +
      windows([-174, 174], -54) +
      porch(),
  );
}
