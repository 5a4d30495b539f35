import { lampLight } from '#artwork/colors.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { HEIGHT, WIDTH } from './cover.ts';

const SHADE = '#0B2540';

export function wall(sheet: Sheet, top: string, low: string): string {
  return path(`M0 0h${WIDTH}v${HEIGHT}H0z`, { fill: sheet.fade([0, top], [1, low]) });
}

/** The floor with a skirting board. */
export function floor(y: number, fill: string, board: string): string {
  return (
    path(`M0 ${y}h${WIDTH}v${HEIGHT - y}H0z`, { fill }) +
    path(`M0 ${y - 9}h${WIDTH}v9H0z`, { fill: board }) +
    path(`M0 ${y}h${WIDTH}v5H0z`, { fill: SHADE, opacity: 0.14 })
  );
}

interface Framed {
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
  readonly view: string;
  readonly frame?: string;
  readonly panes?: number;
  /** Height of the crossbar. */
  readonly across?: number;
}

/** A window in the wall. Its view is drawn from the upper left of the glass. */
export function framed(sheet: Sheet, options: Framed): string {
  const { at, size, view, frame = '#FFFFFF', panes = 2, across } = options;
  const [width, height] = size;
  const glass = element('rect', { width, height });
  const upright = Array.from(
    { length: panes - 1 },
    (_, index) => `M${Math.round((width * (index + 1)) / panes)} 0v${height}`,
  );
  const bars = upright.join('') + (across === undefined ? '' : `M0 ${across}h${width}`);
  return place(
    at,
    1,
    group({ 'clip-path': sheet.clip(glass) }, view) +
      line(bars, frame, 5) +
      line(`M0 0h${width}v${height}H0z`, frame, 11) +
      path(`M-14 ${height}h${width + 28}v12H-14z`, { fill: frame }) +
      path(`M-14 ${height + 9}h${width + 28}v8H-14z`, { fill: SHADE, opacity: 0.14 }),
  );
}

/** Light around a lamp. */
export function lampGlow(sheet: Sheet, at: Point, rx: number, ry = rx, strength = 0.75): string {
  const glow = sheet.glow(
    [0, lampLight, strength],
    [0.45, '#FFD39A', strength * 0.35],
    [1, '#FFD39A', 0],
  );
  return ellipse(at, rx, ry, glow);
}

/** Hangs from the ceiling. The point is the middle of the shade's lower edge. */
export function pendant([x, y]: Point, fill: string, light = '#FFF0CE'): string {
  return (
    line(`M${x} 0V${y - 24}`, '#0B1B2B', 2.4) +
    ellipse([x, y], 14, 6, light) +
    path(`M${x - 30} ${y}q2-24 30-26q28 2 30 26z`, { fill }) +
    path(`M${x + 8} ${y - 24.5}q20 4 22 24.5h-12q0-16-10-24.5z`, { fill: '#FFFFFF', opacity: 0.2 })
  );
}

/** Two or three books and their bookend. */
export function bookRow(at: Point, colors: readonly string[]): string {
  const heights = [44, 38, 48, 36, 42];
  const backs = colors.map((fill, index) => {
    const height = heights[index % heights.length] ?? 40;
    const x = index * 13;
    return (
      element('rect', { x, y: -height, width: 12, height, rx: 1.5, fill }) +
      path(`M${x + 3} ${8 - height}h6v4h-6z`, { fill: '#FFFFFF', opacity: 0.55 })
    );
  });
  return place(at, 1, backs.join(''));
}

export function plank([x, y]: Point, width: number, fill: string): string {
  return (
    path(`M${x} ${y}h${width}v8H${x}z`, { fill }) +
    path(`M${x} ${y + 8}h${width}v4H${x}z`, { fill: SHADE, opacity: 0.14 })
  );
}

/** A table lamp: origin at the middle of its foot, 78 high. */
export function tableLamp(sheet: Sheet, at: Point, fill: string): string {
  return (
    lampGlow(sheet, [at[0], at[1] - 56], 110, 96) +
    place(
      at,
      1,
      path('M-16 0q0-6 16-6t16 6z', { fill: '#0B1B2B' }) +
        line('M0-4v-38', '#0B1B2B', 4) +
        path('M-17-78h34l11 38h-56z', { fill }),
    )
  );
}
