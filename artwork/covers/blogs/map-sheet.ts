import type { Sheet } from '#artwork/sheet.ts';
import { circle, element, group, line, type Point, path, polygon } from '#artwork/svg.ts';

const MAP_WIDTH = 420;
const MAP_HEIGHT = 220;
const FOLDS = 4;
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

export interface MapPaint {
  readonly paper: string;
  readonly contour: string;
  readonly wood: string;
  readonly water: string;
  readonly trail: string;
}

export const dayMap: MapPaint = {
  paper: '#FBF1DA',
  contour: '#DEC9A0',
  wood: '#BFDDBE',
  water: '#8CC3EE',
  trail: '#E54100',
};

const CONTOURS =
  'M250-10C236 40 270 66 316 62S384 24 430 40M226-10C206 54 262 92 322 86S392 54 430 70' +
  'M200-10C176 70 250 118 326 112S396 86 430 100M306 22c-8 14 8 24 22 18s14-24 0-26-18 0-22 8z' +
  'M-10 120C40 110 70 150 60 190S70 220 74 230M-10 92C56 78 104 140 92 188S104 220 108 230';
const WOODS =
  'M24 20c30-22 84-14 92 14s-22 48-56 44S-4 44 24 20zM330 150c26-16 70-8 74 18s-24 40-52 36S302 170 330 150z';
const RIVER = 'M-10 74C60 86 110 60 150 96S180 170 236 168 320 200 330 230';
const TRAIL = 'M62 172C92 132 128 150 150 126S170 60 214 54 262 104 300 92 322 48 352 44';

/** Low triangles as summits, each with a fold of snow. */
function summits(): string {
  return (
    path('M300 44l18-28 18 28zM236 84l13-20 13 20zM376 92l12-18 12 18z', { fill: '#A9B9C8' }) +
    path('M312 25l6-9 6 9-6 4zM244 72l5-8 5 8-5 3z', { fill: '#FFFFFF' })
  );
}

/** Marks the end of the trail: origin at its point. */
export function pin([x, y]: Point, fill: string): string {
  return (
    element('ellipse', { cx: x, cy: y, rx: 10, ry: 4, fill: '#06182B', opacity: 0.25 }) +
    path(`M${x} ${y}q-22-26-22-42a22 22 0 0 1 44 0q0 16-22 42z`, { fill }) +
    circle([x, y - 42], 8.5, { fill: '#FFFFFF' })
  );
}

function edge(share: number): number {
  return Math.round(MAP_WIDTH * share);
}

/** The edge zigzags at the folds. */
function outlineOf(bow: number): readonly Point[] {
  const shares = Array.from({ length: FOLDS + 1 }, (_, index) => index / FOLDS);
  const top = shares.map((share, index): Point => [edge(share), index % 2 === 0 ? 0 : bow]);
  const low = shares.map(
    (share, index): Point => [edge(share), MAP_HEIGHT + (index % 2 === 0 ? 0 : bow)],
  );
  return [...top, ...low.toReversed()];
}

/** A map with a marked trail: origin at its upper left. */
export function trailMap(sheet: Sheet, paint: MapPaint, bow = 9, pinned = true): string {
  const outline = path(polygon(outlineOf(bow)), {});
  const shades = [1, 3].map(
    (fold) => `M${edge(fold / FOLDS)}-4h${edge(1 / FOLDS)}v${MAP_HEIGHT + 20}h-${edge(1 / FOLDS)}z`,
  );
  const inside = group(
    { 'clip-path': sheet.clip(outline) },
    element('rect', { y: -4, width: MAP_WIDTH, height: MAP_HEIGHT + 20, fill: paint.paper }),
    path(WOODS, { fill: paint.wood }),
    line(CONTOURS, paint.contour, 2.4),
    line(RIVER, paint.water, 7, round),
    summits(),
    path(shades.join(''), { fill: '#0B2540', opacity: 0.07 }),
  );
  return (
    path(polygon(outlineOf(bow)), {
      fill: '#06182B',
      opacity: 0.22,
      transform: 'translate(4 10)',
    }) +
    inside +
    line(TRAIL, '#FFFFFF', 8, round) +
    line(TRAIL, paint.trail, 4.6, { ...round, 'stroke-dasharray': '1 10.5' }) +
    circle([62, 172], 9, { fill: '#FFFFFF', stroke: paint.trail, 'stroke-width': 5 }) +
    (pinned ? pin([352, 44], paint.trail) : '')
  );
}
