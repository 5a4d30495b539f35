import { box } from '#artwork/people/cards.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

interface Theme {
  readonly screen: string;
  readonly edge: string;
  readonly words: readonly string[];
  readonly number: string;
}

export const darkTheme: Theme = {
  screen: '#0E2A45',
  edge: '#16395C',
  words: ['#F6BD3C', '#7CC3F4', '#4FC08A', '#2EA3F2', '#DDEBF7'],
  number: '#2F5478',
};
export const lightTheme: Theme = {
  screen: '#FFFFFF',
  edge: '#EDF3F8',
  words: ['#0A73C2', '#2F8F72', '#84B8E0', '#C98F2E', '#5B6F8C'],
  number: '#D5E1EC',
};

/** For each line, its indent and then the widths of its words. */
type Lines = readonly (readonly [indent: number, ...words: number[]])[];

export const codeLines: Lines = [
  [0, 34, 52],
  [1, 26, 64, 18],
  [1, 48, 30],
  [2, 70, 22],
  [2, 30, 42, 24],
  [1, 22],
  [1, 58, 36],
  [0, 18],
];
export const otherLines: Lines = [
  [0, 48, 24],
  [0, 22, 66],
  [1, 40, 40],
  [1, 74],
  [2, 28, 46],
  [2, 52, 20],
  [1, 20],
  [0, 30, 44],
];

/** Bars of one color share one path. */
function code(theme: Theme, lines: Lines, step: number): string {
  const byColor = new Map<string, string>();
  lines.forEach(([indent, ...words], row) => {
    let x = 34 + indent * 18;
    words.forEach((width, nth) => {
      const fill = theme.words[(row * 2 + nth) % theme.words.length] ?? theme.number;
      byColor.set(fill, `${byColor.get(fill) ?? ''}M${x} ${row * step}h${width - 7}`);
      x += width + 8;
    });
  });
  const numbers = lines.map((_, row) => `M15 ${row * step}h5`).join('');
  const cap = { 'stroke-linecap': 'round' };
  return (
    line(numbers, theme.number, 5, cap) +
    [...byColor].map(([color, data]) => line(data, color, 7, cap)).join('')
  );
}

/** Open, facing the viewer: origin at the middle of its front edge; the screen is 256 by 160. */
export function openLaptop(at: Point, scale: number, theme: Theme, lines: Lines): string {
  const content =
    box(0, 0, 256, 160, 4, theme.screen) +
    path('M0 4q0-4 4-4h248q4 0 4 4v14H0z', { fill: theme.edge }) +
    ['#C5D2DE', '#C5D2DE', '#C5D2DE']
      .map((fill, nth) => circle([12 + nth * 11, 9], 3, { fill }))
      .join('') +
    place([0, 34], 1, code(theme, lines, 16.4));
  return place(
    at,
    scale,
    box(-138, -190, 276, 182, 12, '#0B1B2B') +
      place([-128, -180], 1, content) +
      path('M-162-12h324l8 8q-2 6-10 6h-320q-8 0-10-6z', { fill: '#DCE6EF' }) +
      path('M-170-4h340q-2 6-10 6h-320q-8 0-10-6z', { fill: '#9FB2C6' }) +
      path('M-30-12h60q-2 5-8 5h-44q-6 0-8-5z', { fill: '#B4C4D4' }),
  );
}
