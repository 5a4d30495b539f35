import { mix } from '#artwork/film/light.ts';
import { bar, box, GREEN } from '#artwork/people/cards.ts';
import { circle } from '#artwork/svg.ts';
import { posed, shown } from './pose.ts';
import { during, glide, pop } from './timing.ts';

export const AMBER = '#F2A93B';
const COLORS = ['#5FB0EE', '#DDEBF7', '#7A9CBD', '#8FD0B4', '#5F88AE'] as const;

/** Height of a line, and the number of lines that pass under the lamp. */
export const LINE = 34;
const COUNT = 24;
const PASSED = 10;

/** Lines with a bug. */
export const flaws = [5, 7, 10, 12] as const;

/** The line under the lamp at the start. */
const FIRST = 3;
const START = 0.6;
const END = 5;

function scrolled(s: number): number {
  return PASSED * glide(s, START, END);
}

/** The moment at which a line is under the lamp. */
export function foundAt(line: number): number {
  let [low, high] = [START, END];
  for (let round = 0; round < 20; round += 1) {
    const middle = (low + high) / 2;
    if (scrolled(middle) + FIRST < line - 0.3) low = middle;
    else high = middle;
  }
  return low;
}

export const REPAIR = 0.8;

function words(index: number, width: number, colorAt: (word: number) => string): string {
  const indent = [0, 1, 2, 2, 1, 2, 3, 2, 1, 0][index % 10] ?? 0;
  const wider = width > 500 ? 1.45 : 1.1;
  let x = 64 + indent * 30;
  const lengths = [
    46 + ((index * 37) % 50),
    30 + ((index * 53) % 64),
    24 + ((index * 29) % 70),
  ].map((length) => length * wider);
  return lengths
    .slice(0, index % 4 === 3 ? 2 : 3)
    .map((length, word) => {
      const fits = Math.min(length, width - x - 26);
      const drawn = fits > 8 ? bar(x, -5, fits, colorAt(word), 10) : '';
      x += length + 14;
      return drawn;
    })
    .join('');
}

function lineAt(index: number, width: number, s: number): string {
  const plain = (word: number): string => COLORS[(index + word * 2) % COLORS.length] ?? '#DDEBF7';
  if (!flaws.some((flaw) => flaw === index)) return words(index, width, plain);
  const found = foundAt(index);
  const marked = during(s, found, found + 0.3);
  const mended = during(s, found + REPAIR, found + REPAIR + 0.4);
  const mark = mix(AMBER, GREEN, mended);
  return (
    shown(marked, box(44, -15, width - 64, 30, 8, mix('#4A3D2C', '#173F45', mended))) +
    words(index, width, (word) =>
      word === 1 ? mix(mix('#DDEBF7', AMBER, marked), '#4CC78E', mended) : plain(word),
    ) +
    posed([26, 0], { scale: pop(s, found) }, circle([0, 0], 8, { fill: mark }))
  );
}

/** Scrolling code: origin at the upper left; the lamp lights the third row. */
export function codeLines(width: number, s: number): string {
  const gone = scrolled(s);
  return Array.from({ length: COUNT }, (_, index) => {
    const row = index - gone;
    if (row < -1.5 || row > 12.5) return '';
    return posed([0, 30 + row * LINE], {}, lineAt(index, width, s));
  }).join('');
}
