import { pines } from '#artwork/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import { createSheet, type Sheet } from '#artwork/sheet.ts';
import { element, line, type Point } from '#artwork/svg.ts';

export const WIDTH = 640;
export const HEIGHT = 360;

export const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Has a width and height, so that a page can reserve space before it loads. */
export function coverSheet(name: string): Sheet {
  const sheet = createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
  const sized = `<svg width="${WIDTH}" height="${HEIGHT}" `;
  return { ...sheet, render: (...layers) => sheet.render(...layers).replace('<svg ', sized) };
}

interface Range {
  readonly heights: readonly number[];
  readonly seed: number;
  readonly crest: string;
  readonly foot: string;
  readonly footAt?: number;
  readonly trees?: number;
  readonly treeHeights?: readonly [low: number, high: number];
  readonly roughness?: number;
}

/** One line of hills from edge to edge, with its trees. */
export function range(sheet: Sheet, options: Range): string {
  const { heights, seed, crest, foot, footAt = HEIGHT, trees = 0, roughness = 0.12 } = options;
  const keys = ridgeLine({ keys: evenKeys(WIDTH, heights), seed, roughness });
  const grown =
    trees === 0
      ? ''
      : pines(keys, {
          count: trees,
          seed: seed + 1,
          color: crest,
          heights: options.treeHeights ?? [6, 13],
        });
  return grown + ridge(sheet, keys, { crest, foot, footAt });
}

type Streak = readonly [x: number, y: number, length: number, thickness: number];

/** Mist in flat streaks. */
export function mist(color: string, opacity: number, streaks: readonly Streak[]): string {
  return streaks
    .map(([x, y, length, thickness]) =>
      line(`M${x} ${y}h${length}`, color, thickness, { 'stroke-linecap': 'round', opacity }),
    )
    .join('');
}

/** A soft, flat shadow or sheen. */
export function shade(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  fill: string,
  opacity: number,
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, opacity });
}

/** Zero-length strokes with round ends: dots at a few bytes each. */
export function dots(points: readonly Point[], color: string, size: number): string {
  const data = points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
  return line(data, color, size, { 'stroke-linecap': 'round' });
}
