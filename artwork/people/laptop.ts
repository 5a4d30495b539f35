import { circle, line, type Point, path, place } from '#artwork/svg.ts';

const SHELL = '#C9D6E2';

/** Open, from the side, for a user on its left: origin at the far end of its hinge. */
export function laptopSide(at: Point, scale = 1): string {
  return place(
    at,
    scale,
    line('M-34 0H0L12-27', SHELL, 4, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) +
      line('M-3-3L8-26', '#BFE3FC', 2, { 'stroke-linecap': 'round' }),
  );
}

/** From behind its lid: origin at the middle of its foot, 60 wide. */
export function laptopBack(at: Point, scale = 1): string {
  return place(
    at,
    scale,
    path('M-30-38q0-4 4-4h52q4 0 4 4V0h-60z', { fill: SHELL }) +
      path('M10-42h16q4 0 4 4V0H2z', { fill: '#FFFFFF', opacity: 0.35 }) +
      circle([0, -22], 4, { fill: '#8FA3B8' }) +
      path('M-36-3h72q0 4-4 4h-64q-4 0-4-4z', { fill: '#8FA3B8' }),
  );
}
