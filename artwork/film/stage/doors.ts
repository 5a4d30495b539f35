import { bar, box, card, INK, MIST, tick } from '#artwork/people/cards.ts';
import type { Look } from '#artwork/people/looks.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';
import { portrait } from './portrait.ts';
import { posed } from './pose.ts';

const white = '#FFFFFF';
const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Icons of small apps: mail, dates, files, numbers, chat, a key. */
const signs = [
  line('M-18-12h36v24h-36zM-18-11L0 4l18-15', white, 4, round),
  line('M-16-12h32v26h-32zM-16-3h32M-8-18v8M8-18v8', white, 4, round),
  path('M-18-14h14l5 6h17v22h-36z', { fill: white }),
  path('M-17 15V0h9v15zM-4 15v-26h9v26zM9 15V-4h9v19z', { fill: white }),
  path('M-18-14h36v22H0l-10 9v-9h-8z', { fill: white }),
  line('M-16 0a7 7 0 1 0 .1 0zM-2 0h20v8M10 0v7', white, 4, round),
] as const;
const grounds = ['#0A73C2', '#2F8F72', '#F2AE2E', '#7A4152', '#17609F', '#2EA3F2'] as const;

/** An app behind its door: origin at its middle, 116 by 116. */
export function app(index: number, open: number): string {
  const ground = grounds[index % grounds.length] ?? grounds[0];
  const leaf = Math.round(1000 * (1 - 0.86 * open)) / 1000;
  const knob = circle([88, 50], 5, { fill: '#F7E6D0' });
  const door =
    box(0, 0, 100, 100, 12, '#3F6F9F') +
    box(14, 14, 72, 30, 6, '#5F8FBE') +
    box(14, 56, 72, 30, 6, '#5F8FBE') +
    knob;
  return card(
    [-58, -58],
    116,
    116,
    box(8, 8, 100, 100, 14, ground) +
      posed([58, 58], {}, signs[index % signs.length] ?? '') +
      `<g transform="translate(8 8) scale(${leaf} 1)">${door}</g>`,
  );
}

interface Entry {
  readonly look: Look;
  readonly seen: number;
  readonly entered: number;
  readonly stopped: number;
}

/** A row for each person, with a tick or a red mark: 240 by 220. */
export function statusCard(
  sheet: Sheet,
  at: Point,
  scale: number,
  entries: readonly Entry[],
): string {
  const rows = entries.map(({ look, seen, entered, stopped }, index) => {
    const y = 76 + 52 * index;
    return (
      circle([40, y], 18, { fill: '#E3ECF4' }) +
      posed([40, y], { scale: 0.38 * seen }, portrait(sheet, look, '#CBE5F8')) +
      bar(70, y - 9, 78, seen > 0.5 ? INK : MIST, 8) +
      bar(70, y + 5, 48, MIST, 7) +
      circle([204, y], 14, { fill: '#E3ECF4' }) +
      posed([204, y], { scale: entered }, tick([0, 0], 16)) +
      posed([204, y], { scale: stopped }, circle([0, 0], 11, { fill: '#D6483A' }))
    );
  });
  return posed(at, { scale }, card([0, 0], 240, 214, bar(22, 24, 104, INK, 10) + rows.join('')));
}

/** The badge shown at the gate. */
export function badge(sheet: Sheet, look: Look): string {
  return card(
    [-25, -34],
    50,
    68,
    box(0, 0, 50, 17, 8, '#0A73C2') +
      box(19, 5, 12, 4, 2, white) +
      posed([25, 36], { scale: 0.28 }, portrait(sheet, look, '#CBE5F8')) +
      bar(13, 56, 24, MIST, 5),
  );
}
