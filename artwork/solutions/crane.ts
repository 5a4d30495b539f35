import { lampGlow } from '#artwork/lamp-glow.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './lanterns.ts';

const STEEL = '#E0B25A';
const SHADE = '#9A7433';

function lattice(length: number, depth: number): string {
  let data = 'M0 0';
  for (let at = 0, index = 0; at <= length; at += depth, index += 1) {
    data += `L${at} ${index % 2 === 0 ? 0 : depth}`;
  }
  return data;
}

function mast(height: number): string {
  let data = '';
  for (let y = 0, left = true; y < height; y += 16, left = !left) {
    data += left ? `M-8-${y}L8-${y + 16}` : `M8-${y}L-8-${y + 16}`;
  }
  return line(data, SHADE, 2) + line(`M-8 0V${-height}M8 0V${-height}`, STEEL, 3.4, round);
}

interface Crane {
  readonly foot: Point;
  readonly height: number;
  /** Reach of the jib to the left, and of its weights to the right. */
  readonly reach: number;
  readonly back: number;
  /** The hook's position. */
  readonly hook: Point;
}

function jib({ reach, back }: Crane): string {
  return (
    place([-reach, -14], 1, line(lattice(reach - 10, 12), SHADE, 1.8, round)) +
    line(`M${-reach}-2H${back}M${-reach}-14H-8`, STEEL, 3, round) +
    line(`M0-48L${-reach * 0.62}-14M0-48L${back - 8}-4`, STEEL, 1.8, round) +
    path('M-8 0L-3-48h6L8 0z', { fill: STEEL }) +
    path(`M${back - 26}-2h26v24h-26z`, { fill: '#4A6C94' }) +
    path('M-22 0h20v24h-20z', { fill: STEEL }) +
    path('M-19 4h11v11h-11z', { fill: '#FFF0CE' })
  );
}

/** A piece of deck on two slings: origin where they meet. */
export function segment(at: Point, scale = 1): string {
  return place(
    at,
    scale,
    line('M0 0L-38 40M0 0L38 40', '#E6EEF6', 1.6) +
      line('M-44 27V40M-22 27V40M0 27V40M22 27V40M44 27V40M-46 26H46', '#04152A', 2) +
      path('M-48 40h96v8h-96z', { fill: '#D9A066' }) +
      path('M-48 40h96v2.2h-96z', { fill: '#FFE1BD' }) +
      path('M-48 48h96v4h-96z', { fill: '#04152A' }) +
      line('M-32 40v8M-16 40v8M0 40v8M16 40v8M32 40v8', '#8A5F40', 1.2),
  );
}

/** Behind the tower, with a lamp: origin at the foot of its mast. */
export function crane(sheet: Sheet, plan: Crane): string {
  const { foot, height, reach, hook } = plan;
  const top: Point = [foot[0], foot[1] - height];
  const tip: Point = [foot[0] - reach, top[1] - 8];
  return (
    place(foot, 1, mast(height)) +
    line(`M${hook[0]} ${top[1]}V${hook[1]}`, '#E6EEF6', 1.6) +
    place(top, 1, jib(plan)) +
    path(`M${hook[0] - 9} ${top[1] - 2}h18v7h-18z`, { fill: '#4A6C94' }) +
    circle(tip, 22, { fill: lampGlow(sheet) }) +
    circle(tip, 3, { fill: '#FFF0CE' })
  );
}
