import { clay, house, slate } from '#artwork/house.ts';
import { person, walkers } from '#artwork/person.ts';
import { line, type Point } from '#artwork/svg.ts';

const UNIFORM = { coat: '#DDEFFD', trousers: '#0B2C4A' } as const;

/** In blue and white with a yellow bag. */
function pupil(at: Point, scale: number, index: number, flip = 1): string {
  const who = index % 2 === 0 ? walkers.ember : walkers.cream;
  return person(at, scale, { ...who, ...UNIFORM, load: 'backpack' }, flip);
}

export function pupils(feet: readonly Point[], scale: number, flip = 1): string {
  return feet.map((at, index) => pupil(at, scale, index, flip)).join('');
}

export function footpath(d: string, width: number): string {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return line(d, '#8FC6EE', width, round) + line(d, '#FFE1BD', width * 0.4, round);
}

export function cottages(places: readonly (readonly [at: Point, scale: number])[]): string {
  return places
    .map(([at, scale], index) => house(at, scale, index % 2 === 0 ? clay : slate, -1))
    .join('');
}
