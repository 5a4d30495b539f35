import { ink } from '#artwork/colors.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './figure.ts';

interface DeskWorker {
  readonly coat: string;
  readonly skin: string;
  readonly hair: 'short' | 'long' | 'bun';
  readonly trousers?: string;
  readonly table?: string;
  readonly headset?: boolean;
}

const BLACK = '#1A1210';

const hairs: Record<DeskWorker['hair'], string> = {
  short: 'M-8.5-77a12.6 12.6 0 0 1 24.2-5.4q-11 .6-13.6 6.6-3.8-1.6-4.4 5.4-4.2-1.6-6.2-6.6z',
  long: 'M-8.8-74a12.8 12.8 0 0 1 24.4-8.4q-11.4.6-13.4 9l-3 20q-11-1-12-7z',
  bun: 'M-8.5-77a12.6 12.6 0 0 1 24.2-5.4q-11 .6-13.6 6.6-3.8-1.6-4.4 5.4-4.2-1.6-6.2-6.6zM-15-86a6 6 0 1 1 0 .1z',
};

function seat(trousers: string): string {
  return (
    path('M-15-25h30v5h-30zM-12-21h5l-3 21h-5zM7-21h5l3 21h-5z', { fill: '#4A2B1F' }) +
    line('M0-29L25-29 25-5', trousers, 10, round) +
    line('M25-3.5h8', '#06121F', 6, round)
  );
}

function laptop(): string {
  return (
    path('M34-44h22v3h-22z', { fill: '#C5D2DE' }) +
    path('M55-44l8-22h3l-8 22z', { fill: '#E6EEF6' })
  );
}

function table(fill: string): string {
  return path('M20-41h56v5h-56zM66-36h5V0h-5z', { fill });
}

function headset(): string {
  return (
    line('M2-80V-91', '#FFF3E2', 3.4, round) +
    circle([2, -78], 4.6, { fill: '#FFF3E2' }) +
    line('M4-74q3 6 10 5', '#FFF3E2', 1.8, round)
  );
}

/** Seated at a laptop, facing right: origin on the floor under the stool, 90 units tall. */
export function deskWorker(at: Point, scale: number, who: DeskWorker, flip = 1): string {
  const { coat, skin, hair, trousers = ink } = who;
  return place(
    at,
    scale,
    seat(trousers) +
      path('M-1-73h8v16h-8z', { fill: skin }) +
      path('M-15-24l1-28q1.5-13 14.5-13t13.5 12l1 29q-15 4-30 0z', { fill: coat }) +
      circle([4, -79], 11.5, { fill: skin }) +
      path(hairs[hair], { fill: BLACK }) +
      (who.headset ? headset() : '') +
      table(who.table ?? '#4A2B1F') +
      laptop() +
      circle([36, -46], 4.2, { fill: skin }) +
      line('M3-57L12-43 32-46', '#06284A', 9.6, { ...round, opacity: 0.16 }) +
      line('M3-57L12-43 32-46', coat, 8, round),
    flip,
  );
}
