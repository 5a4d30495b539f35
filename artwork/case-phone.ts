import { circle, element, type Point, path, place } from './svg.ts';

const RADIUS = 32;
const ROUND = 2 * Math.PI * RADIUS;

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
): string {
  return element('rect', { x, y, width, height, rx, fill });
}

/** Nine of twelve milestones, drawn as three quarters of a ring, and the flag of the next. */
function milestones(): string {
  const done = {
    'stroke-linecap': 'round',
    'stroke-dasharray': `${Math.round(ROUND * 0.75)} ${Math.round(ROUND)}`,
    transform: 'rotate(-90 62 92)',
  };
  const ring = (stroke: string, extra = {}): string =>
    circle([62, 92], RADIUS, { fill: 'none', stroke, 'stroke-width': 10, ...extra });
  return (
    ring('#D9EDFD') +
    ring('#0A73C2', done) +
    path('M51 74h4v38h-4z', { fill: '#0B1B2B' }) +
    path('M55 75h24l-6 9 6 9H55z', { fill: '#0A73C2' })
  );
}

function row(y: number, tint: string, dot: string, bar: string, width: number): string {
  return (
    rect(16, y, 92, 18, 7, tint) +
    circle([27, y + 9], 4.5, { fill: dot }) +
    rect(37, y + 6, width, 6, 3, bar)
  );
}

/** A phone with a release plan: origin at the upper left, 117 by 218. */
export function phone(at: Point): string {
  return place(
    at,
    0.94,
    path('M-4 34q0-26 26-26h80q26 0 26 26v182q0 26-26 26h-80q-26 0-26-26z', {
      fill: '#0B3355',
      opacity: 0.2,
    }) +
      rect(0, 0, 124, 232, 23, '#0B1B2B') +
      rect(7, 7, 110, 218, 17, '#FFFFFF') +
      rect(45, 13, 34, 8, 4, '#0B1B2B') +
      rect(18, 34, 52, 7, 3.5, '#0B1B2B') +
      rect(18, 46, 34, 5, 2.5, '#A9B9C8') +
      milestones() +
      row(140, '#E8F7F0', '#2F9E6B', '#23805A', 50) +
      row(164, '#EEF7FE', '#2EA3F2', '#0A73C2', 40) +
      row(188, '#FFF1E6', '#E54100', '#D63C00', 58) +
      path('M46 215h32', { stroke: '#C5D2DE', 'stroke-width': 4, 'stroke-linecap': 'round' }),
  );
}
