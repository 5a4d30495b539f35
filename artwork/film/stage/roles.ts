import { circle, line, path } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const white = '#FFFFFF';

/** Icons of a team's roles, 24 by 24 around the origin, with their background colors. */
export const roles = [
  {
    color: '#0A73C2',
    sign: line('M-5-6l-6 6 6 6M5-6l6 6-6 6M2-9l-4 18', white, 3, round),
  },
  {
    color: '#2F8F72',
    sign:
      circle([-2, -2], 7, { fill: 'none', stroke: white, 'stroke-width': 3 }) +
      line('M3 3l7 7', white, 4, round),
  },
  {
    color: '#7A4152',
    sign: path('M-11 10V1h5v9zM-3 10V-5h5v15zM5 10v-20h5v20z', { fill: white }),
  },
  {
    color: '#17609F',
    sign: line('M-9 9l2-7L5-10l5 5L-2 7z', white, 3, round),
  },
] as const;
