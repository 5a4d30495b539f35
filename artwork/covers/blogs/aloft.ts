import { circle, line, type Point, path, place } from '#artwork/svg.ts';

interface Cloth {
  readonly gores: string;
  readonly between: string;
  readonly basket?: string;
}

const ENVELOPE =
  'M0-84C52-84 84-50 84-6C84 40 40 74 18 98H-18C-40 74-84 40-84-6C-84-50-52-84 0-84z';
const WIDE_GORE =
  'M0-84C44-72 58-38 56-4C52 42 28 76 13 98H-13C-28 76-52 42-56-4C-58-38-44-72 0-84z';
const NARROW_GORE =
  'M0-84C18-68 25-34 24-2C22 42 12 76 6 98H-6C-12 76-22 42-24-2C-25-34-18-68 0-84z';
const SHADY_SIDE = 'M0-84C52-84 84-50 84-6C84 40 40 74 18 98H6C34 62 58 30 58-8C58-46 34-76 0-84z';

function riders(): string {
  const rider = (x: number, coat: string, skin: string): string =>
    path(`M${x - 5} 132v-9q0-5 5-5t5 5v9z`, { fill: coat }) +
    circle([x, 112.5], 4.8, { fill: skin }) +
    path(`M${x - 5} 112a5 5 0 0 1 10 0q-5-3-10 0z`, { fill: '#1A1210' });
  return rider(-6, '#0A73C2', '#8A4B2A') + rider(6, '#FFF3E2', '#B9764A');
}

/** A balloon with two passengers: origin at the middle of its envelope, 168 wide, 230 high. */
export function balloon(at: Point, scale: number, cloth: Cloth): string {
  return place(
    at,
    scale,
    line('M-15 97L-12 128M15 97L12 128M-6 97L-5 128M6 97L5 128', '#4A2B1F', 1.4) +
      riders() +
      path('M-14 126h28l-3 20q0 3-3 3H-8q-3 0-3-3z', { fill: cloth.basket ?? '#8E5A2E' }) +
      path('M-15 125h30v5h-30z', { fill: '#5A3526' }) +
      path(ENVELOPE, { fill: cloth.gores }) +
      path(WIDE_GORE, { fill: cloth.between }) +
      path(NARROW_GORE, { fill: cloth.gores }) +
      path(SHADY_SIDE, { fill: '#0B2540', opacity: 0.13 }) +
      path('M-18 98h36l-3 7h-30z', { fill: '#5A3526' }),
  );
}

/** Flies to the upper right: origin near its fold. */
export function paperPlane(at: Point, scale: number, flip = 1): string {
  return place(
    at,
    scale,
    path('M62-36L-4 14L38 30z', { fill: '#DCE9F5' }) +
      path('M62-36L-14 8L-12 40L4 18z', { fill: '#8FB4D6' }) +
      path('M62-36L-66-12L-14 8z', { fill: '#FFFFFF' }) +
      path('M62-36L-4 14L4 18z', { fill: '#6E9BC8' }),
    flip,
  );
}
