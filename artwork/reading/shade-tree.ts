import type { LeafPaint } from '#artwork/places/garden.ts';
import { cloudBank } from '#artwork/sky.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

/** A broad tree at a resting place: origin at its foot, 236 wide, 146 high. */
export function shadeTree(at: Point, scale: number, paint: LeafPaint, flip = 1): string {
  const crown = cloudBank([
    [-82, -80, 32],
    [-44, -102, 36],
    [8, -110, 38],
    [54, -100, 36],
    [88, -78, 30],
    [-20, -78, 30],
    [34, -78, 30],
  ]);
  const middle = cloudBank([
    [-50, -108, 26],
    [6, -116, 30],
    [56, -106, 27],
    [90, -84, 20],
    [-84, -86, 20],
  ]);
  const light = cloudBank([
    [-66, -112, 14],
    [-48, -120, 16],
    [-14, -130, 13],
    [4, -134, 13],
    [20, -129, 10],
  ]);
  return place(
    at,
    scale,
    path('M-10 0Q-5-30-8-62H8Q5-30 12 0z', { fill: paint.trunk }) +
      line('M-4-44L-34-78M3-40L36-78M0-50V-84', paint.trunk, 6, { 'stroke-linecap': 'round' }) +
      path(crown, { fill: paint.shade }) +
      path(middle, { fill: paint.leaf }) +
      path(light, { fill: paint.light }),
    flip,
  );
}
