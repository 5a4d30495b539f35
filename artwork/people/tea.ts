import { line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round' } as const;

/** A glass of milk tea: origin at the middle of its foot, 34 high with its steam. */
export function teaGlass(at: Point, scale = 1): string {
  return place(
    at,
    scale,
    line('M-2-24q-4-5 0-10M4-24q-4-5 0-10', '#FFFFFF', 2, { ...round, opacity: 0.8 }) +
      path('M-9-21H9L7 0H-7z', { fill: '#FFFFFF', opacity: 0.65 }) +
      path('M-8.4-16H8.4L7 0H-7z', { fill: '#C58B5B' }),
  );
}

/** A steel kettle: origin at the middle of its foot, 62 high. */
export function teapot(at: Point, scale = 1): string {
  return place(
    at,
    scale,
    line('M-17-44q17-30 34 0', '#4C6178', 4, round) +
      path('M24-26l22-16 3 5-20 25z', { fill: '#8FA3B8' }) +
      path('M-26 0q-8-36 10-44h32q18 8 10 44z', { fill: '#B9C7D6' }) +
      path('M8-44h8q18 8 10 44H16Q22-26 8-44z', { fill: '#DCE6EF' }) +
      path('M-16-44q16-10 32 0zM-3-53h6v5h-6z', { fill: '#4C6178' }),
  );
}
