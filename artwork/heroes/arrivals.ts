import { type Person, person, walkers } from '#artwork/person.ts';
import { type Point, path } from '#artwork/svg.ts';

const STEP = 'M-1.400-14.500-4.600-8-8.200-2.600h2.200M1.200-14.500 3.600-7.500 5.200-1.400h2.800';
const { sky, cream, ember } = walkers;

const guests: readonly Person[] = [
  { ...cream, coat: '#F2AE2E' },
  { ...sky, coat: '#DDEFFD', hair: 'short', trousers: '#33587F', legs: STEP },
  { ...ember, coat: '#0A73C2', legs: STEP },
  { ...cream, coat: '#FFF3E2', trousers: '#7A4152', legs: STEP },
  { ...sky, coat: '#2F8F83', trousers: '#0B2C4A' },
  { ...ember, coat: '#F3D9C0', load: 'satchel', trousers: '#123E66' },
  { ...cream, coat: '#8FC6EE', legs: STEP },
];

/** A guest, their position and their direction. */
type Guest = readonly [who: number, at: Point, scale: number, flip?: number];

/** Long shadows, because the sun is low behind them. */
export function arrivals(sunX: number, list: readonly Guest[]): string {
  const shadows = list.map(([, [x, y], scale]) => {
    const n = (value: number): number => Math.round(value * scale);
    const lean = Math.max(-26, Math.min(26, (x - sunX) / 8));
    return `M${x - n(6)} ${y - 1}h${n(12)}l${n(lean)} ${n(11)}h${-n(12)}z`;
  });
  const people = list.map(([who, at, scale, flip = 1]) => {
    const guest = guests[who % guests.length];
    return guest ? person(at, scale, guest, flip) : '';
  });
  return path(shadows.join(''), { fill: '#0F4A5A', opacity: 0.22 }) + people.join('');
}
