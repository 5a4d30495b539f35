import { lampLight } from '#artwork/colors.ts';
import { lampGlow } from '#artwork/lamp-glow.ts';
import { type Person, person, walkers } from '#artwork/person.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

/** The color of edges in the last light. */
export const RIM = '#FFC58A';
export const DARK = '#061B33';
const WALL = '#143A66';
const WALL_LIT = '#1E5189';

/** A flame and its glow. */
export function flame(sheet: Sheet, at: Point, size = 2): string {
  return circle(at, size * 6, { fill: lampGlow(sheet) }) + circle(at, size, { fill: '#FFF0CE' });
}

/** A hill house after dark: origin at the lower left, 44 wide and 52 high. */
export function litHouse(sheet: Sheet, at: Point, scale: number, lit: string, flip = 1): string {
  return place(
    at,
    scale,
    circle([24, -20], 34, { fill: lampGlow(sheet), opacity: 0.5 }) +
      path('M0 0v-34h44V0z', { fill: WALL }) +
      path('M29 0v-34h15V0z', { fill: WALL_LIT }) +
      path('M-6-34L6-50h33l11 16z', { fill: '#0C2C54' }) +
      line('M6-50h33M-6-34h56', RIM, 1.2, { opacity: 0.5 }) +
      path('M7-29h6v8h-6zM18-29h6v8h-6zM33-29h6v8h-6zM18-14h6v8h-6zM33-14h6v8h-6zM7 0v-13h6V0z', {
        fill: '#0A2442',
      }) +
      path(lit, { fill: lampLight }),
    flip,
  );
}

/** The lit windows of a house. */
export const windows = {
  all: 'M7-29h6v8h-6zM18-29h6v8h-6zM33-29h6v8h-6zM18-14h6v8h-6zM33-14h6v8h-6z',
  some: 'M7-29h6v8h-6zM33-29h6v8h-6zM18-14h6v8h-6z',
  one: 'M18-14h6v8h-6zM33-14h6v8h-6z',
} as const;

const TROUSERS = { trousers: '#04111F' } as const;

export const nightWalkers = {
  ember: { ...walkers.ember, ...TROUSERS, coat: '#C53F0A' },
  cream: { ...walkers.cream, ...TROUSERS, coat: '#E6D8C6', pose: 'lantern' },
  sky: { ...walkers.sky, ...TROUSERS, coat: '#9CC3E2', pose: 'lantern' },
} as const satisfies Record<string, Person>;

/** A walker with a lantern. */
export function lanternBearer(
  sheet: Sheet,
  at: Point,
  scale: number,
  who: Person,
  flip = 1,
): string {
  const hand: Point = [at[0] + flip * 11 * scale, at[1] - 20 * scale];
  return person(at, scale, who, flip) + flame(sheet, hand, 2 * scale);
}
