import { type Sheet, stops } from './sheet.ts';
import { circle, element, line, type Point, path, place } from './svg.ts';

export const OUTLINE = 'M0-106l76 25v62c0 58-35 91-76 109c-41-18-76-51-76-109v-62z';
export const FACET = 'M0-92l63 21v52c0 47-28 76-63 93z';
const KEYHOLE = 'M0-38a12 12 0 0 1 6.5 22l4.5 18h-22l4.5-18a12 12 0 0 1 6.5-22z';
const light = stops([0, '#BFE0FA', 0.5], [1, '#5F95CC', 0]);

function signedIn(): string {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    element('rect', { x: -112, y: 26, width: 96, height: 34, rx: 17, fill: '#FFFFFF' }) +
    circle([-95, 43], 9, { fill: '#2F9E6B' }) +
    line('M-99 43l3 3 6-6', '#FFFFFF', 2.2, round) +
    element('rect', { x: -78, y: 39.5, width: 46, height: 7, rx: 3.5, fill: '#0B1B2B' })
  );
}

function oneLogin(): string {
  const dots = ['#2EA3F2', '#F6BD3C', '#2F9E6B', '#FFFFFF'].map((fill, index) =>
    circle([28 + index * 22, 85], 6, { fill }),
  );
  return (
    element('rect', { x: 8, y: 68, width: 106, height: 34, rx: 17, fill: '#0B1B2B' }) +
    dots.join('')
  );
}

/** A shield with a keyhole, for one login to four applications: origin at its middle. */
export function shieldLock(sheet: Sheet, at: Point): string {
  return place(
    at,
    0.88,
    circle([0, -10], 150, { fill: sheet.glow(...light) }) +
      path(OUTLINE, { fill: '#04111F', opacity: 0.3, transform: 'translate(0 8)' }) +
      path(OUTLINE, { fill: '#FFFFFF' }) +
      path(FACET, { fill: '#E4F2FD' }) +
      circle([0, -18], 33, { fill: '#0A73C2' }) +
      path(KEYHOLE, { fill: '#FFFFFF' }) +
      signedIn() +
      oneLogin(),
  );
}
