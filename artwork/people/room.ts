import type { Sheet } from '#artwork/sheet.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { bar } from './cards.ts';

/** A window in the wall; its view is clipped to the glass. */
export function roomWindow(
  sheet: Sheet,
  at: Point,
  [width, height]: readonly [number, number],
  view: string,
  panes = 2,
): string {
  const glass = element('rect', { width, height });
  const bars = Array.from(
    { length: panes - 1 },
    (_, index) => `M${Math.round((width * (index + 1)) / panes)} 0v${height}`,
  );
  return place(
    at,
    1,
    group({ 'clip-path': sheet.clip(glass) }, view) +
      line(bars.join(''), '#FFFFFF', 5) +
      line(`M0 0h${width}v${height}H0z`, '#FFFFFF', 10) +
      path(`M-14 ${height}h${width + 28}v11H-14z`, { fill: '#FFFFFF' }) +
      path(`M-14 ${height + 11}h${width + 28}v5H-14z`, { fill: '#0B3355', opacity: 0.12 }),
  );
}

/** A table whose legs are far enough inside to leave room for knees: origin at its upper left. */
export function table(
  at: Point,
  width: number,
  legs: number,
  top = '#FFF3E2',
  shade = '#C98F5C',
): string {
  return place(
    at,
    1,
    path(`M104 10h14l-6 ${legs}h-10zM${width - 118} 10h14l2 ${legs}h-10z`, { fill: shade }) +
      element('rect', { width, height: 12, rx: 4, fill: top }) +
      path(`M4 12h${width - 8}v5H4z`, { fill: '#0B3355', opacity: 0.16 }),
  );
}

/** A stool: origin at the middle of its top. */
export function stool(at: Point, scale = 1, color = '#8E5A2E'): string {
  return place(
    at,
    scale,
    path('M-22 0h44v7h-44zM-18 7h7l-4 36h-7zM11 7h7l4 36h-7z', { fill: color }),
  );
}

export function note([x, y]: Point, fill: string): string {
  return (
    element('rect', { x, y, width: 30, height: 30, rx: 3, fill }) +
    bar(x + 6, y + 8, 18, '#0B3355', 3) +
    bar(x + 6, y + 15, 12, '#0B3355', 3)
  );
}
