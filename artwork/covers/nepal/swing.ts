import { line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';
import { folk } from './folk.ts';
import { side } from './headgear.ts';
import { pose } from './poses.ts';

const GREEN = '#A7A24A';
const LIT = '#DDD48A';
const NODE = '#6E7338';
const ROPE = '#8E6A3C';
const LENGTH = 180;

function bamboo(d: string): string {
  return (
    line(d, GREEN, 6.4, round) +
    line(d, LIT, 2, { ...round, transform: 'translate(-1.4)' }) +
    line(d, NODE, 7, { 'stroke-dasharray': '1.6 25' })
  );
}

/** Two pairs of poles, bent and tied where they cross: origin at the knot, feet 278 below. */
export function swingFrame(at: Point): string {
  return place(
    at,
    1,
    bamboo('M-58 268C-52 160-40 50 14-26') +
      bamboo('M58 268C52 160 40 50-14-26') +
      bamboo('M-92 280C-84 160-58 48 22-22') +
      bamboo('M92 280C84 160 58 48-22-22') +
      path('M-9-8h18l2 7-3 8H-8l-3-8z', { fill: ROPE }) +
      line('M-10-3L9 2M-9 4L10-2', '#E9C48B', 1.8) +
      line('M14-26l9-8M-14-26l-9-8M22-22l12-7M-22-22l-12-7', '#6FA35A', 3, round),
  );
}

const onPlank = pose([-4, -58, 6, -70], [0, -62, 5, -78], [9, -27, -1, -5], [12, -26, 5, -5], {
  hip: [-13, -42],
  neck: [-14, -73],
  nod: 14,
});

/** A girl standing on the swing at its highest point, rotated around the knot. */
export function swinging(at: Point, angle: number): string {
  const girl = folk([-2, LENGTH - 3], 1.28, onPlank, {
    skin: '#A8683F',
    hair: 'braid',
    top: '#C8323A',
    skirt: '#C8323A',
    border: '#F6CF6B',
    sleeves: 'short',
    sash: '#F6CF6B',
    headgear: side.tika + side.jamara,
  });
  const drawn =
    line(`M0 0L-5 ${LENGTH}`, ROPE, 2.4) +
    girl +
    line(`M0 0L8 ${LENGTH}`, '#B98F55', 2.6) +
    path(`M-15 ${LENGTH - 3}h30v6h-30z`, { fill: '#7A4A32' });
  return place(at, 1, drawn).replace(/transform="([^"]+)"/, `transform="$1 rotate(${angle})"`);
}
