import { figure } from '#artwork/places/figure.ts';
import { meeting } from '#artwork/places/stances.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { cloudBank } from '#artwork/sky.ts';
import { element, group, line, type Point, path, place } from '#artwork/svg.ts';
import { deskWorker } from '#artwork/working/desk-worker.ts';
import { WOOD, WOOD_LIGHT } from './town-house.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function shelf(): string {
  return (
    path('M18-42h20v2h-20z', { fill: WOOD_LIGHT }) +
    path('M20-42v-9h4v9zM30-42v-8h3v8z', { fill: '#7CC3F4' }) +
    path('M25-42v-7h4v7z', { fill: '#FFF3E2' })
  );
}

/** Open, with someone working behind the sill: origin at the middle of the sill. */
export function workWindow(sheet: Sheet, at: Point): string {
  const opening = element('rect', { x: -43, y: -58, width: 86, height: 58 });
  const inside = group(
    { 'clip-path': sheet.clip(opening) },
    deskWorker([-16, 24], 0.82, {
      coat: '#F2AE2E',
      skin: '#8A4B2A',
      hair: 'bun',
      table: WOOD_LIGHT,
    }),
  );
  return place(
    at,
    1,
    path('M-43-58h86V0h-86z', { fill: sheet.fade([0, '#1B4A78'], [1, '#2F6CA3']) }) +
      shelf() +
      inside +
      line('M-43-58h86V0h-86z', WOOD, 4.4) +
      path('M-62-57h15v56h-15zM47-57h15v56h-15z', { fill: WOOD_LIGHT }) +
      line('M-54.500-51v18M-54.500-25v18M54.500-51v18M54.500-25v18', WOOD, 5) +
      path('M-66-1h132v5.400H-66z', { fill: WOOD }) +
      path('M-66-1h132v1.800H-66z', { fill: '#E5A07E' }),
  );
}

/** Marigolds in pots along a parapet: origin below the first one. */
export function marigolds(at: Point, count: number, gap: number): string {
  const each = (draw: (x: number) => string): string =>
    Array.from({ length: count }, (_, index) => draw(index * gap)).join('');
  const leaves = each((x) =>
    cloudBank([
      [x - 5, -13, 5],
      [x + 5, -13, 5],
      [x, -16, 6],
    ]),
  );
  const dots = (list: string): string => each((x) => list.replaceAll('x', `M${x} 0m`));
  return place(
    at,
    1,
    path(leaves, { fill: '#2F9E6B' }) +
      line(dots('x-6-15h0x6-16h0x0-12h0'), '#F6A623', 5, round) +
      line(dots('x0-21h0x-3-19h0x8-12h0'), '#FFC845', 4.4, round) +
      path(
        each((x) => `M${x - 7}-11h14l-2 11h-10z`),
        { fill: '#B8664A' },
      ) +
      path(
        each((x) => `M${x - 8}-12h16v3h-16z`),
        { fill: '#D98E68' },
      ),
  );
}

const can =
  path('M24-62h14v13H24z', { fill: '#5F88AE' }) +
  line('M38-53l11-9', '#5F88AE', 3, round) +
  line('M25-61q6-9 12 0', '#456E94', 2.4) +
  path('M46-66l6 5-2 2-6-5z', { fill: '#456E94' }) +
  line('M52-57q3 5 4 12M51-55q1 6 1 12M55-58q5 5 7 12', '#BFE3FC', 1.6, {
    ...round,
    'stroke-dasharray': '3 3',
  });

/** A neighbor with a watering can. */
export function gardener(at: Point, scale: number, flip = 1): string {
  const look = {
    hair: 'braid',
    skin: '#A8683F',
    coat: '#1F7F87',
    trousers: '#123E66',
    skirt: true,
  } as const;
  return figure(at, scale, meeting, look, { flip, held: can });
}
