import { ember } from '#artwork/colors.ts';
import { mix } from '#artwork/film/light.ts';
import { bar, box, GREEN, INK, MIST } from '#artwork/people/cards.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, element, group, line, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Boxes of the screen on a phone of 200 by 400, in the order in which they are filled. */
export const boxes = [
  { x: 24, y: 42, width: 152, height: 26, rx: 8 },
  { x: 24, y: 78, width: 152, height: 116, rx: 12 },
  { x: 24, y: 206, width: 71, height: 68, rx: 12 },
  { x: 105, y: 206, width: 71, height: 68, rx: 12 },
  { x: 24, y: 286, width: 152, height: 30, rx: 8 },
  { x: 24, y: 330, width: 152, height: 40, rx: 20 },
] as const;

export const BUTTON = [100, 350] as const;

function picture(sheet: Sheet, risen: number): string {
  const frame = element('rect', { x: 24, y: 78, width: 152, height: 116, rx: 12 });
  const sky = sheet.fadeBetween(78, 160, [0, '#6CB4EE'], [0.6, '#C9E4F8'], [1, '#FFE3C2']);
  const down = Math.round(44 * (1 - risen) * 10) / 10;
  return group(
    { 'clip-path': sheet.clip(frame) },
    box(24, 78, 152, 116, 12, sky),
    circle([130, 112 + 20 * (1 - risen)], 14, { fill: '#FFC46B' }),
    group(
      { transform: `translate(0 ${down})` },
      path('M10 170l50-62 26 34 24-20 60 58v30H10z', { fill: '#FFFFFF', opacity: 0.85 }),
      path('M10 172q30-24 56-14t50 2 70-10v60H10z', { fill: '#4FA0E0' }),
      path('M10 190q40-20 80-10t96-8v40H10z', { fill: '#0A73C2' }),
    ),
  );
}

function tile(x: number, fill: string, icon: string): string {
  return (
    box(x, 206, 71, 68, 12, fill) +
    place([x + 35.5, 232], 1, icon) +
    bar(x + 18, 256, 35, '#FFFFFF')
  );
}

/** A filled box. */
export function painted(sheet: Sheet, index: number, share: number, pressed: number): string {
  const parts: readonly (() => string)[] = [
    () =>
      box(22, 40, 156, 30, 8, '#FFFFFF') +
      circle([36, 55], 11, { fill: '#FFC9A6' }) +
      bar(54, 46, 82, INK, 8) +
      bar(54, 59, 52, '#A9B9C8', 6),
    () => picture(sheet, share),
    () => tile(24, '#2F9E6B', line('M-9 2l6 6 12-13', '#FFFFFF', 5, round)),
    () =>
      tile(
        105,
        '#17609F',
        path('M-12 10V-2h6v12zM-3 10v-18h6v18zM6 10v-24h6v24z', { fill: '#FFFFFF' }),
      ),
    () =>
      box(22, 284, 156, 34, 8, '#FFFFFF') + bar(24, 290, 152, MIST, 8) + bar(24, 306, 104, MIST, 8),
    () =>
      box(22, 328, 156, 44, 22, mix(ember, GREEN, pressed)) +
      (pressed > 0.5
        ? line('M88 350l8 8 17-17', '#FFFFFF', 5.5, round)
        : bar(66, 346, 68, '#FFFFFF', 8)),
  ];
  return parts[index]?.() ?? '';
}
