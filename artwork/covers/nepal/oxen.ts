import { line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';

interface Hide {
  readonly coat: string;
  readonly light: string;
  readonly dark: string;
}

const pale: Hide = { coat: '#E3DACB', light: '#FFF8EA', dark: '#9A8C80' };
const brown: Hide = { coat: '#7A4A36', light: '#A46A4C', dark: '#4A2A22' };

/** Faces right: origin below the middle, 64 high. */
function ox({ coat, light, dark }: Hide): string {
  return (
    line('M-33-28L-36-2M29-28L33-2', dark, 7.6, round) +
    line('M-42-48q-9 10-6 30', dark, 3, round) +
    path('M-43-46Q-34-57-10-55 4-56 10-58 18-67 27-59 40-56 44-46L44-32Q34-23 2-23-30-21-42-28z', {
      fill: coat,
    }) +
    path('M-43-46Q-34-57-10-55 4-56 10-58 18-67 27-59 34-57 38-53 20-50 0-48-26-48-43-38z', {
      fill: light,
    }) +
    line('M-27-28L-25-2M37-28L41-2', coat, 8, round) +
    path('M34-57L56-64Q68-66 71-58L77-46Q75-39 68-41L58-44 46-34z', { fill: coat }) +
    path('M34-57L56-64Q64-66 69-61L50-54z', { fill: light }) +
    path('M72-50l5 4q-2 7-9 5l-2-5z', { fill: dark }) +
    line('M60-64q1-12 11-14', '#F6E8CC', 3.6, round) +
    line('M54-61q-8-2-11 3', dark, 3.4, round) +
    line('M64-56h0', '#1B1412', 3, round)
  );
}

/** Two under one yoke, with the plow behind: 64 high, the handle 90 to the left. */
export function oxen(at: Point, scale: number): string {
  return place(
    at,
    scale,
    place([13, -7], 1, ox(brown)) +
      ox(pale) +
      line('M36-60L52-70', '#5A3A22', 5, round) +
      line('M42-62Q-20-42-72-6L-90-46', '#6E4A2A', 4.6, round) +
      line('M-97-47h14', '#6E4A2A', 4, round),
  );
}
