import { figure, type Look, type Stance } from '#artwork/places/figure.ts';
import { atDesk, onGrass, standing } from '#artwork/places/stances.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

export const WOOD = '#5A3423';
export const WOOD_LIGHT = '#8E5A3C';
export const RIM = '#FFE1BD';

const TAN = '#B9764A';
const BROWN = '#A8683F';
const DEEP = '#8A4B2A';

/** Readers, listeners and students, in the same clothes on all pages. */
export const readers = {
  amber: { hair: 'braid', skin: TAN, coat: '#F2AE2E', trousers: '#123E66' },
  blue: { hair: 'short', skin: DEEP, coat: '#0A73C2', trousers: '#0B2C4A' },
  topi: { hair: 'topi', skin: BROWN, coat: '#FFF3E2', trousers: '#33587F' },
  teal: { hair: 'bun', skin: DEEP, coat: '#2F8F83', trousers: '#0B2C4A' },
  pale: { hair: 'short', skin: TAN, coat: '#DDEFFD', trousers: '#33587F' },
  cream: { hair: 'long', skin: BROWN, coat: '#FFF3E2', trousers: '#7A4152' },
  plum: { hair: 'bun', skin: TAN, coat: '#8E5A7A', trousers: '#123E66' },
  moss: { hair: 'short', skin: BROWN, coat: '#5E8F6A', trousers: '#2B3F4E' },
} as const satisfies Record<string, Look>;

/** On a bench, with a page held up. */
export const reading: Stance = {
  ...atDesk,
  neck: [-1, -58],
  nod: 10,
  nearArm: [
    [4, -38],
    [20, -42],
  ],
  farArm: [
    [9, -38],
    [23, -44],
  ],
};

/** On a bench, hands on the knees. */
export const listening: Stance = {
  ...atDesk,
  neck: [0, -58],
  nod: -6,
  nearArm: [
    [-2, -38],
    [15, -33],
  ],
  farArm: [
    [8, -40],
    [20, -35],
  ],
};

/** Leaning on a wall, legs along the seat. */
export const lounging: Stance = {
  ...onGrass,
  neck: [-5, -39],
  nod: 12,
  nearArm: [
    [2, -19],
    [17, -25],
  ],
  farArm: [
    [6, -20],
    [19, -27],
  ],
  nearLeg: [
    [25, -20],
    [40, -5],
  ],
  farLeg: [
    [28, -22],
    [47, -5],
  ],
};

/** One arm up to a shelf. */
export const reaching: Stance = {
  ...standing,
  neck: [2, -75],
  nod: -12,
  nearArm: [
    [-4, -57],
    [3, -46],
  ],
  farArm: [
    [15, -78],
    [26, -90],
  ],
};

/** An open booklet that shows its cover: origin at the grip. */
export function booklet(at: Point, cover: string): string {
  return place(
    at,
    1,
    path('M-1 3L7-17l9 3L8 6z', { fill: '#FFFFFF' }) +
      path('M-2 4L5-17l2.6.6L1 5z', { fill: cover }) +
      line('M8-11l5 1.600M6.5-6.500l5 1.600M5-2l5 1.6', '#9FB6CB', 1.2),
  );
}

/** A large sheet of paper, seen partly from behind. */
export function paper(at: Point): string {
  return place(
    at,
    1,
    path('M-3 5L5-21l17 5-8 26z', { fill: '#FFFFFF' }) +
      path('M-3 5L5-21l4 1.200L1 6.200z', { fill: '#CFE0EE' }) +
      line('M11-13l8 2.400M9.5-8l8 2.400M8-3l5 1.5', '#9FB6CB', 1.4),
  );
}

/** A board on four legs: origin on the floor, of any width. */
export function bench([x, y]: Point, width: number, scale: number): string {
  const height = 24 * scale;
  const leg = (at: number): string => `M${at} ${y - height}h${4 * scale}V${y}h${-4 * scale}z`;
  return (
    path(leg(x + 5) + leg(x + width - 5 - 4 * scale), { fill: WOOD }) +
    path(`M${x} ${y - height}h${width}v${5 * scale}h${-width}z`, { fill: WOOD_LIGHT })
  );
}

export type Seat = readonly [x: number, look: Look];

/** People side by side on one bench, facing right. */
export function listeners(y: number, scale: number, seats: readonly Seat[]): string {
  const first = seats[0]?.[0] ?? 0;
  const last = seats.at(-1)?.[0] ?? 0;
  return (
    bench([first - 18 * scale, y], last - first + 38 * scale, scale) +
    seats.map(([x, look]) => figure([x, y], scale, listening, look)).join('')
  );
}
