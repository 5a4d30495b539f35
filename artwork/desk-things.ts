import { element, line, type Point, path, place } from './svg.ts';

const LEAF = '#2F9E6B';
const LEAF_SHADE = '#23805A';
const round = { 'stroke-linecap': 'round' } as const;

function bar(x: number, y: number, width: number, fill: string): string {
  return element('rect', { x, y, width, height: 5, rx: 2.5, fill });
}

/** Three broad leaves in a pot on the sill. */
export function sillPlant(at: Point, pot = '#D6622B', rim = '#B94F1E'): string {
  return place(
    at,
    1,
    path('M0-30q-30-16-26-48 22 8 26 42q-2-42 21-56 10 34-17 62', { fill: LEAF }) +
      path('M0-30q-9-26 0-60 11 31 4 60', { fill: LEAF_SHADE }) +
      path('M-17 0h34l4-30h-42z', { fill: pot }) +
      path('M-21-30h42l-1 7h-40z', { fill: rim }),
  );
}

/** A creeper that hangs into the picture from above. */
export function hangingPlant(at: Point): string {
  const leaf = (x: number, y: number, side: number): string =>
    `M${x} ${y}q${side * 4} ${-9} ${side * 17}-7q${-side * 2} 13 ${-side * 17} 7z`;
  const leaves = (offset: number): string =>
    Array.from({ length: 6 }, (_, index) =>
      leaf(index % 3 === offset ? -6 : 5, 34 + index * 17, index % 2 === 0 ? 1 : -1),
    ).join('');
  return place(
    at,
    1,
    line('M-16-8L-8 26M16-8L8 26', '#FFFFFF', 2) +
      line('M-6 24q-6 40 0 66M4 24q6 60 1 108', LEAF_SHADE, 2.4, round) +
      path(leaves(0), { fill: LEAF }) +
      path(leaf(5, 136, 1) + leaf(-2, 96, -1) + leaf(-5, 62, 1), { fill: LEAF_SHADE }) +
      path('M-22 8h44q0 28-22 28t-22-28z', { fill: '#FFF3E2' }) +
      path('M4 8h18q0 28-22 28q8-8 4-28z', { fill: '#FFD9AE' }),
  );
}

/** A screen with lines of code on both sides of the person in front of it. */
export function screen(at: Point): string {
  const frame = element('rect', {
    x: -96,
    y: -116,
    width: 192,
    height: 112,
    rx: 10,
    fill: '#0B1B2B',
  });
  return place(
    at,
    1,
    path('M-26-8h52l8 20h-68z', { fill: '#5F88AE' }) +
      frame +
      path('M-88-108H88v96H-88z', { fill: '#0E2A45' }) +
      bar(-78, -96, 26, '#F6BD3C') +
      bar(-78, -82, 20, '#2EA3F2') +
      bar(-70, -68, 18, '#7CC3F4') +
      bar(-70, -54, 24, '#7CC3F4') +
      bar(-78, -40, 16, '#2F9E6B') +
      bar(56, -96, 22, '#2F9E6B') +
      bar(60, -82, 16, '#7CC3F4') +
      bar(60, -68, 20, '#2EA3F2') +
      bar(64, -54, 12, '#F6BD3C'),
  );
}

export function mug(at: Point): string {
  const steam = line('M-5-36q-5-6 0-12t0-12M6-36q-5-6 0-12', '#FFFFFF', 2.4, {
    ...round,
    opacity: 0.8,
  });
  return place(
    at,
    1,
    steam +
      line('M-13-24q-13-1-12 9t13 6', '#FFF3E2', 4) +
      path('M-14-30h28v22q0 8-8 8H-6q-8 0-8-8z', { fill: '#FFF3E2' }) +
      path('M4-30h10v22q0 8-8 8H2q4-14 2-30z', { fill: '#FFD9AE' }),
  );
}

export function books(at: Point): string {
  return place(
    at,
    1,
    path('M-40 0v-13h80V0z', { fill: '#0A73C2' }) +
      path('M-34-13v-11h66v11z', { fill: '#FFF3E2' }) +
      path('M-38-24v-12h62v12z', { fill: '#2F9E6B' }) +
      path('M-30 0v-13h7V0zM14-24v-12h5v12z', { fill: '#FFFFFF', opacity: 0.5 }),
  );
}
