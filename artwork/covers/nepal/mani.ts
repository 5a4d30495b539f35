import { line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';

const STONE = '#9AA9BC';
const LIT = '#DDE3EA';
const SHADE = '#66788F';
const CARVED = '#F7F2E8';

/** A slab with strokes like the letters of a mantra. */
function slab(x: number, y: number, width: number, height: number, fill: string): string {
  const middle = y - height * 0.5;
  const strokes = Array.from({ length: Math.floor((width - 8) / 8) }, (_, index) => {
    const at = x + 6 + index * 8;
    return `M${at} ${middle - 4}h6m-4 0v7q4 2 3-3`;
  });
  return (
    path(`M${x} ${y}l2-${height}h${width - 4}l2 ${height}z`, { fill }) +
    line(`M${x + 3} ${y - height + 1}h${width - 6}`, LIT, 2) +
    line(strokes.join(''), CARVED, 1.5, { ...round, opacity: 0.9 })
  );
}

/** A wall of carved stones along the trail: origin at its lower left, 226 wide, 60 high. */
export function maniWall(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-6 4h240l-8-14H4z', { fill: '#4A5B78', opacity: 0.35 }) +
      path('M0 0v-26h226V0z', { fill: SHADE }) +
      slab(2, 0, 50, 22, STONE) +
      slab(54, 0, 40, 24, '#8797AD') +
      slab(96, 0, 58, 21, STONE) +
      slab(156, 0, 34, 24, '#8797AD') +
      slab(191, 0, 34, 21, STONE) +
      slab(10, -24, 42, 22, '#8797AD') +
      slab(55, -25, 52, 20, STONE) +
      slab(110, -24, 36, 23, '#A3AEBE') +
      slab(149, -25, 46, 20, '#8797AD') +
      slab(28, -47, 38, 16, '#A3AEBE') +
      slab(74, -46, 44, 18, '#8797AD') +
      slab(124, -47, 36, 15, STONE),
  );
}

/** A small chorten: origin at its foot, 104 high, lit from the left. */
export function chorten(at: Point, scale: number): string {
  const white = '#FFF6EA';
  const shade = '#B7C9DE';
  return place(
    at,
    scale,
    path('M-34 0h68v-16h-68zM-27-16h54v-9h-54zM-21-25h42v-8h-42z', { fill: shade }) +
      path('M-34 0h38v-16h-38zM-27-16h30v-9h-30zM-21-25H3v-8h-24z', { fill: white }) +
      path('M-17-33C-24-54-18-62 0-62S24-54 17-33z', { fill: shade }) +
      path('M-17-33C-24-54-18-62 0-62-6-54-6-42-4-33z', { fill: white }) +
      path('M-9-62H9v-9H-9z', { fill: '#C9822F' }) +
      path('M-9-62h11v-9H-9z', { fill: '#F6C65A' }) +
      path('M-7-71H7L2-94h-4z', { fill: '#C9822F' }) +
      path('M-7-71h8l-1-23h-2z', { fill: '#F6C65A' }) +
      path('M-7-94q7-6 14 0zM-2-98h4l-2-8z', { fill: '#F6C65A' }),
  );
}
