import { sagging } from '#artwork/bridge.ts';
import { line, type Point } from '#artwork/svg.ts';

/** Marigolds on a thread, as close dots in two tones. */
export function garland(d: string, size = 7): string {
  const dashes = { 'stroke-linecap': 'round', 'stroke-dasharray': `.1 ${size * 0.92}` };
  const hearts = { ...dashes, 'stroke-dasharray': `.1 ${size * 1.84}` };
  return (
    line(d, '#C97F12', size + 1, dashes) +
    line(d, '#F2AE2E', size, dashes) +
    line(d, '#F6D06B', size * 0.62, hearts)
  );
}

/** Garlands in loops between points. */
export function swags(points: readonly Point[], sag: number): string {
  return points
    .slice(1)
    .map((to, index) => sagging(points[index] ?? to, to, sag))
    .join('');
}
