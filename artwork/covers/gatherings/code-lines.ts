import { bar, GREEN } from '#artwork/people/cards.ts';
import { type Point, place } from '#artwork/svg.ts';

type Part = readonly [width: number, ink: 'word' | 'name' | 'value' | 'call' | 'note'];

type Inks = Readonly<Record<Part[1], string>>;

export const onDark: Inks = {
  word: '#F6BD3C',
  name: '#7CC3F4',
  value: GREEN,
  call: '#2EA3F2',
  note: '#3D5F80',
};

export const onLight: Inks = {
  word: '#C98A12',
  name: '#2E6FA8',
  value: '#2F8F72',
  call: '#0A73C2',
  note: '#B4C6D6',
};

/** Indent, then the parts of each line. */
const LINES: readonly (readonly [indent: number, ...parts: readonly Part[]])[] = [
  [0, [150, 'note']],
  [0, [52, 'word'], [92, 'name'], [34, 'call']],
  [1, [46, 'word'], [70, 'name'], [84, 'value']],
  [1, [88, 'call'], [58, 'name']],
  [2, [64, 'name'], [40, 'value'], [74, 'call']],
  [2, [110, 'name'], [46, 'value']],
  [1, [40, 'word'], [66, 'call']],
  [1, [56, 'word'], [104, 'name'], [32, 'value']],
  [0, [34, 'name']],
];

/** Lines of code seen from afar: each `pitch` high, in several colors. */
export function codeLines(
  at: Point,
  rows: readonly [from: number, to: number],
  pitch: number,
  inks: Inks,
  scale = 1,
): string {
  const thick = Math.round(pitch * 0.46);
  const drawn = LINES.slice(...rows).map(([indent, ...parts], row) => {
    let x = indent * pitch;
    return parts
      .map(([width, ink]) => {
        const long = width * scale;
        const word = bar(x, row * pitch, long, inks[ink], thick);
        x += long + pitch * 0.4;
        return word;
      })
      .join('');
  });
  return place(at, 1, drawn.join(''));
}
