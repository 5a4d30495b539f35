import { element, line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Holds the sheet from below with the thumb in front: origin under the thumb's tip. */
export function holdingHand(
  at: Point,
  sleeve: string,
  cuff: string,
  skin: string,
  flip = 1,
): string {
  return place(
    at,
    1,
    path('M-34 30Q-40 6-22 0L22 8Q34 24 28 50L-26 66z', { fill: skin }) +
      path('M-36 50L34 40 60 150H-60z', { fill: sleeve }) +
      path('M-38 46L34 36l5 20-76 11z', { fill: cuff }) +
      line('M-8 30Q2 8 20-6', '#3A1608', 21, { ...round, opacity: 0.22 }) +
      line('M-8 28Q2 6 20-8', skin, 19, round) +
      line('M20-12q5 0 6 5', '#FFFFFF', 3, { ...round, opacity: 0.35 }),
    flip,
  );
}

export function compass([x, y]: Point): string {
  return (
    element('ellipse', { cx: x + 3, cy: y + 8, rx: 44, ry: 24, fill: '#06182B', opacity: 0.2 }) +
    element('ellipse', { cx: x, cy: y + 4, rx: 44, ry: 24, fill: '#9A6A1C' }) +
    element('ellipse', { cx: x, cy: y, rx: 44, ry: 24, fill: '#E9B44C' }) +
    element('ellipse', { cx: x, cy: y, rx: 35, ry: 18.5, fill: '#FFFDF6' }) +
    path(`M${x - 22} ${y + 7}L${x + 5} ${y + 4} ${x - 5} ${y - 4}z`, { fill: '#8FA3B8' }) +
    path(`M${x + 22} ${y - 7}L${x + 5} ${y + 4} ${x - 5} ${y - 4}z`, { fill: '#B8485A' })
  );
}

/** A water bottle: origin at the middle of its foot. */
export function flask(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-20 0q-3 0-3-3v-62q0-9 10-13v-8h26v8q10 4 10 13v62q0 3-3 3z', { fill: '#2F8F72' }) +
      path('M6-78q17 4 17 13v62q0 3-3 3H8q8-36-2-78z', { fill: '#06182B', opacity: 0.16 }) +
      path('M-14-98h28v14h-28z', { fill: '#DCE6EF' }) +
      path('M-23-48h46v8h-46z', { fill: '#FFF3DC' }),
  );
}
