import { BLUE, bar, box, GREEN, tick } from '#artwork/people/cards.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

export const AMBER = '#F6BD3C';
const SKY = '#7CC3F4';
const STEP = 21;

export type Mark = 'none' | 'good' | 'doubt' | 'mended';

const LINES: readonly (readonly [indent: number, width: number, fill: string])[] = [
  [0, 70, AMBER],
  [0, 118, SKY],
  [1, 92, '#2EA3F2'],
  [2, 84, SKY],
  [2, 62, GREEN],
  [1, 104, '#2EA3F2'],
  [2, 56, SKY],
  [0, 40, AMBER],
];

function mark(kind: Mark, y: number): string {
  if (kind === 'none') return '';
  if (kind !== 'doubt') return tick([16, y + 4], 7);
  return (
    circle([16, y + 4], 7, { fill: AMBER }) +
    line(`M16 ${y}v4M16 ${y + 8}h0`, '#0E2A45', 2.4, { 'stroke-linecap': 'round' })
  );
}

/** Lines of code with the reviewer's marks: origin at the upper left, 240 wide. */
export function reviewed(at: Point, marks: readonly Mark[]): string {
  const row = (kind: Mark, index: number): string => {
    const [indent, width, fill] = LINES[index] ?? [0, 40, SKY];
    const y = index * STEP;
    const lit = { doubt: '#4A3F2A', mended: '#164B44', good: '', none: '' }[kind];
    const shade = lit === '' ? '' : box(4, y - 6, 224, 20, 5, lit);
    const tone = kind === 'doubt' ? AMBER : kind === 'mended' ? '#5BD6A0' : fill;
    return shade + mark(kind, y) + bar(38 + indent * 16, y, width, tone, 8);
  };
  return place(at, 1, marks.map(row).join(''));
}

/** An editor's title bar. */
export function editorBar(width: number): string {
  return (
    path(`M0 7q0-7 7-7h${width - 14}q7 0 7 7v17H0z`, { fill: '#1B3D5F' }) +
    line('M14 12h0M28 12h0M42 12h0', '#5F88AE', 8, { 'stroke-linecap': 'round' })
  );
}

/** The glass enlarges what is below it: origin at its middle, handle to the lower left. */
export function lens(at: Point): string {
  return place(
    at,
    1,
    line('M-26 26L-52 54', '#8E5A2E', 11, { 'stroke-linecap': 'round' }) +
      circle([0, 0], 37, { fill: '#173F63' }) +
      box(-33, -12, 66, 25, 4, '#5E4E2C') +
      bar(-26, -6, 50, AMBER, 12) +
      bar(-18, -26, 36, SKY, 8) +
      bar(-18, 20, 30, BLUE, 8) +
      path('M-28-14A32 32 0 0 1-6-31', {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }) +
      circle([0, 0], 37, { fill: 'none', stroke: '#E8EEF4', 'stroke-width': 7 }),
  );
}
