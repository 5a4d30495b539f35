import { circle, line, type Point, path, place, polygon } from '#artwork/svg.ts';

function petals(count: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, index): Point => {
      const angle = (Math.PI * index) / count;
      const reach = index % 2 === 0 ? outer : inner;
      return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
    }),
  );
}

/** A badge with two ribbons: origin at the middle of its disc. */
export function rosette(at: Point, scale: number, mark: string): string {
  return place(
    at,
    scale,
    path('M-20 18l-8 50 18-10 10 14 6-50zM20 18l8 50-18-10-10 14-6-50z', { fill: '#0B4F8C' }) +
      path('M20 18l8 50-18-10-10 14-2-44z', { fill: '#17609F' }) +
      path(petals(14, 43, 36), {
        fill: '#0A73C2',
        'stroke-linejoin': 'round',
        stroke: '#0A73C2',
        'stroke-width': 3,
      }) +
      circle([0, 0], 29, { fill: '#FFFFFF' }) +
      circle([0, 0], 24, { fill: '#DDEFFC' }) +
      mark,
  );
}

export const tickMark = line('M-11 0l8 8 14-16', '#0A73C2', 6, {
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** Two chevrons for level two. */
export const secondLevel = line('M-11-1l11-10 11 10M-11 12l11-10 11 10', '#0A73C2', 5.5, {
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});
