import type { Sheet } from '#artwork/sheet.ts';
import { circle, group, line, type Point, path, place } from '#artwork/svg.ts';
import { bust } from './bust.ts';
import { bar, box, GREEN, SKY, tick } from './cards.ts';
import type { Look } from './looks.ts';

const FRAME = '#0B1B2B';

/** A screen on its foot: origin at the middle of the foot, the content's at its own upper left. */
export function monitor(
  at: Point,
  width: number,
  height: number,
  fill: string,
  content: string,
): string {
  const top = -height - 34;
  return place(
    at,
    1,
    path('M-22-40H22l6 34h-56zM-46-8H46q6 0 6 8H-52q0-8 6-8z', { fill: '#5F88AE' }) +
      box(-width / 2 - 9, top - 9, width + 18, height + 18, 14, FRAME) +
      box(-width / 2, top, width, height, 7, fill) +
      place([-width / 2, top], 1, content),
  );
}

/** A person on a call, cropped to their picture. */
export function caller(
  sheet: Sheet,
  at: Point,
  size: readonly [number, number],
  look: Look,
  fill: string,
): string {
  const [width, height] = size;
  const scale = height / 124;
  const window = box(0, 0, width, height, 8, fill);
  return place(
    at,
    1,
    window +
      group(
        { 'clip-path': sheet.clip(window) },
        bust([width / 2, height + 6 * scale], scale, look),
      ),
  );
}

/** Buttons for the microphone, the camera and the end of the call. */
export function callButtons([x, y]: Point, goodbye: string): string {
  const dots = ['#2A4A69', '#2A4A69', goodbye].map((fill, index) =>
    circle([x + (index - 1) * 34, y], 12, { fill }),
  );
  const signs =
    line(`M${x - 34} ${y - 5}v6M${x - 39} ${y}q0 5 5 5t5-5`, '#FFFFFF', 2, {
      'stroke-linecap': 'round',
    }) +
    path(`M${x - 6} ${y - 4}h8v8h-8zM${x + 3} ${y - 1}l4-3v8l-4-3z`, { fill: '#FFFFFF' }) +
    line(`M${x + 29} ${y + 1.5}q5-5 10 0`, '#FFFFFF', 3.4, { 'stroke-linecap': 'round' });
  return dots.join('') + signs;
}

const CODE: readonly (readonly [indent: number, width: number, fill: string])[] = [
  [0, 62, '#F6BD3C'],
  [0, 110, '#7CC3F4'],
  [1, 84, '#2EA3F2'],
  [2, 96, '#7CC3F4'],
  [2, 58, GREEN],
  [1, 44, '#F6BD3C'],
  [1, 102, '#7CC3F4'],
  [2, 70, '#2EA3F2'],
  [0, 36, '#7CC3F4'],
];

/** Lines of code: origin at their upper left. */
export function code(at: Point, lines: number, scale = 1): string {
  const shown = CODE.slice(0, lines).map(([indent, width, fill], index) =>
    bar(indent * 18, index * 19, width, fill, 8),
  );
  return place(at, scale, shown.join(''));
}

/** A reviewer's remarks, each with a mark. */
export function remarks(at: Point): string {
  const row = (y: number, width: number, mark: string): string =>
    mark + bar(22, y - 8, width, SKY, 6) + bar(22, y + 3, width * 0.6, '#3D5F80', 6);
  return place(
    at,
    1,
    row(0, 52, tick([8, 0], 8)) +
      row(44, 42, tick([8, 44], 8)) +
      row(88, 56, circle([8, 88], 6.5, { fill: 'none', stroke: '#F6BD3C', 'stroke-width': 3 })),
  );
}
