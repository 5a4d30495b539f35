import { BLUE, bar, box, card, GREEN, INK, MIST, tick } from '#artwork/people/cards.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

interface List {
  readonly width: number;
  readonly rows: number;
  readonly done: number;
  readonly fill?: string;
  readonly color?: string;
  readonly step?: number;
}

const LENGTHS = [0.92, 0.66, 0.82, 0.58, 0.74, 0.88];

function row(index: number, { width, done, color = GREEN }: List): string {
  const length = (width - 92) * (LENGTHS[index % LENGTHS.length] ?? 0.8);
  const checked = index < done;
  const mark = checked
    ? tick([34, 0], 14, color)
    : circle([34, 0], 12.4, { fill: 'none', stroke: '#B4C4D4', 'stroke-width': 3.2 });
  return (
    mark + bar(62, -10, length, checked ? INK : '#8FA3B8', 8) + bar(62, 5, length * 0.62, MIST, 6)
  );
}

/** Done and open items: origin at the upper left. */
export function listCard(at: Point, list: List): string {
  const { width, rows, step = 45, fill = '#FFFFFF', color = GREEN } = list;
  const share = (width - 44) * (list.done / rows);
  const content =
    bar(22, 22, width * 0.42, INK, 11) +
    box(22, 46, width - 44, 8, 4, '#E2EAF2') +
    box(22, 46, share, 8, 4, color) +
    Array.from({ length: rows }, (_, index) =>
      place([0, 84 + index * step], 1, row(index, list)),
    ).join('');
  return card(at, width, 66 + rows * step, content, fill);
}

/** A clipboard slightly wider than the card. */
export function clipboard([x, y]: Point, width: number, height: number): string {
  return (
    box(x + 4, y + 10, width, height, 14, '#06284A').replace('/>', ' opacity="0.2"/>') +
    box(x, y, width, height, 14, '#B07A4E') +
    path(`M${x + width / 2 - 44} ${y - 6}h88v26q0 6-6 6h-76q-6 0-6-6z`, { fill: '#5F7183' }) +
    path(`M${x + width / 2 - 44} ${y - 6}h88v8h-88z`, { fill: '#B9C7D6' }) +
    line(`M${x + width / 2 - 14} ${y - 6}q0-14 14-14t14 14`, '#5F7183', 7)
  );
}

/** Four rising columns: origin at the upper left. */
export function chartCard(at: Point): string {
  const column = (x: number, height: number, fill: string): string =>
    box(x, 74 - height, 16, height, 4, fill);
  return card(
    at,
    136,
    92,
    bar(16, 14, 58, '#0B1B2B', 7) +
      column(18, 16, '#BFE3FC') +
      column(44, 26, '#84C8F8') +
      column(70, 34, BLUE) +
      column(96, 46, GREEN) +
      bar(16, 78, 104, MIST, 4),
  );
}
