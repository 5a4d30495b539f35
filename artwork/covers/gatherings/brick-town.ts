import { lampGlow } from '#artwork/lamp-glow.ts';
import type { LeafPaint } from '#artwork/places/garden.ts';
import { goldenBrick, morningBrick } from '#artwork/places/newari-house.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { WIDTH } from './cover-sheet.ts';

export const dayBrick = morningBrick;

/** After sunset the walls go dark and the windows light up. */
export const lateBrick = {
  ...goldenBrick,
  wall: '#6E4048',
  lit: '#8E5650',
  course: '#4A2B38',
  roof: '#2E2236',
  tile: '#4A3346',
  stone: '#6A7590',
  wood: '#241820',
  carving: '#7A4A32',
  pane: '#FFE3A6',
};

/** Tree crowns in the last light. */
export const lateLeaves: LeafPaint = {
  shade: '#173F5A',
  leaf: '#205468',
  light: '#3B7478',
  trunk: '#2A2030',
};

interface Paving {
  readonly top: number;
  readonly foot: number;
  readonly joint: string;
  readonly opacity: number;
}

/** Joints of a paved yard: rows widen towards the viewer, the other joints meet in one point. */
export function paving({ top, foot, joint, opacity }: Paving): string {
  const rows = [0.1, 0.24, 0.42, 0.66, 0.94].map(
    (share) => `M0 ${Math.round(top + (foot - top) * share)}H${WIDTH}`,
  );
  const ribs = Array.from({ length: 13 }, (_, index) => {
    const far = 320 + (index - 6) * 62;
    return `M${far} ${top}L${tidy(320 + (far - 320) * 1.9)} ${foot}`;
  });
  return line(rows.join('') + ribs.join(''), joint, 2, { opacity });
}

/** A lamp on a post: origin at its foot, 128 high. */
export function yardLamp(sheet: Sheet, at: Point, scale: number, lit: boolean): string {
  const glow = lit ? circle([0, -116], 74, { fill: lampGlow(sheet) }) : '';
  return place(
    at,
    scale,
    glow +
      path('M-3 0h6v-102h-6zM-12 0h24v-6h-24z', { fill: '#2A2030' }) +
      path('M-11-102h22l4-26h-30z', { fill: '#2A2030' }) +
      path('M-7-105h14l2.500-19h-19z', { fill: lit ? '#FFF0CE' : '#DDEBF7' }) +
      path('M-17-128h34l-12-9h-10z', { fill: '#2A2030' }),
  );
}

/** A stone bench around a tree. */
export function ringBench([x, y]: Point, stone: string, shade: string): string {
  return (
    ellipse([x, y + 20], 84, 14, shade) +
    path(`M${x - 80} ${y}h160v18q-80 18-160 0z`, { fill: shade }) +
    ellipse([x, y], 80, 12, stone)
  );
}
