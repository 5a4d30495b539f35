import { figure, type Look } from '#artwork/places/figure.ts';
import { meeting } from '#artwork/places/stances.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

const WOOD = '#5A3423';
const BOARD = '#9A6240';
const LIT = '#FFDCA8';

interface StandLook {
  readonly cloth: string;
  readonly stripe: string;
  readonly keeper: Look;
  readonly goods: string;
}

function awning(cloth: string, stripe: string): string {
  const each = (draw: (x: number) => string, odd: number): string =>
    [0, 1, 2, 3, 4, 5, 6]
      .filter((index) => index % 2 === odd)
      .map((index) => draw(-35 + index * 10))
      .join('');
  const panel = (x: number): string => `M${x} -82L${Math.round(x * 0.8)}-100h8l2 18z`;
  const scallop = (x: number): string => `M${x}-82h10q0 8-5 8t-5-8z`;
  return (
    path('M-35-82L-28-100H28l7 18z', { fill: cloth }) +
    path(each(panel, 1), { fill: stripe }) +
    path(each(scallop, 0), { fill: cloth }) +
    path(each(scallop, 1), { fill: stripe }) +
    path('M-35-82h70v1.600h-70z', { fill: '#2A1712', opacity: 0.16 })
  );
}

/** A stand with a host behind the counter: origin at the middle of its foot, 70 wide, 100 high. */
export function stand(at: Point, scale: number, look: StandLook): string {
  return place(
    at,
    scale,
    path('M-30-8h60v-72h-60z', { fill: '#7A4B3A', opacity: 0.28 }) +
      line('M-30 0v-82M30 0v-82', WOOD, 3.6) +
      figure([-8, -3], 0.66, meeting, look.keeper) +
      path('M-34 2h68v-28h-68z', { fill: BOARD }) +
      path('M-34 2h26v-28h-26z', { fill: '#B97A50' }) +
      path('M-37-29h74v5h-74z', { fill: LIT }) +
      line('M-12-22v22M12-22v22', WOOD, 1.2, { opacity: 0.5 }) +
      look.goods +
      awning(look.cloth, look.stripe),
  );
}

/** The goods on the counters. */
export const goods = {
  booklets:
    path('M14-29v-11h4v11zM23-29v-10h4v10z', { fill: '#0A73C2' }) +
    path('M18.5-29v-9h4v9z', { fill: '#FFF3E2' }) +
    path('M-32-29v-3h12v3z', { fill: '#2F8F83' }) +
    path('M-31-32v-3h11v3z', { fill: '#FFF3E2' }),
  laptop:
    path('M12-29h20v-2h-20z', { fill: '#5F7183' }) +
    path('M14-31v-13h16v13z', { fill: '#C9D6E2' }) +
    path('M-31-29l2-7h6l2 7z', { fill: '#FFFFFF' }),
  tea:
    path('M12-29q-2-14 6-14t6 14z', { fill: '#B9C7D6' }) +
    path('M23-34l7-4 1 2-7 6z', { fill: '#B9C7D6' }) +
    path('M-32-29v-8h5v8zM-25-29v-8h5v8z', { fill: '#C58B5B' }),
} as const;
