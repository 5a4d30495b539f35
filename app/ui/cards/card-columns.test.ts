import { expect, test } from 'vitest';
import { columnsOf, type GridWidth, spanOf } from './card-columns.ts';

/** Breakpoints from narrow to wide, with the prefix of their classes. */
const BREAKPOINTS: Record<GridWidth, readonly string[]> = {
  page: ['sm:', 'lg:'],
  small: ['sm:', 'lg:'],
  compact: ['sm:', 'md:', 'lg:', 'xl:'],
  container: ['@xl:', '@2xl:'],
  dense: ['@3xl:'],
};

/** The value of a class such as `lg:grid-cols-3` at the widest of these breakpoints that has one. */
function numberIn(classes: string, name: string, prefixes: readonly string[]): number {
  const values = prefixes.map((prefix) =>
    classes
      .split(' ')
      .find((each) => each.startsWith(`${prefix}${name}-`))
      ?.split('-')
      .at(-1),
  );
  return Number(values.findLast(Boolean) ?? 1);
}

/** The number of cards in each row. */
function rowsOf(count: number, width: GridWidth, prefixes: readonly string[]): number[] {
  const columns = numberIn(columnsOf(count, width), 'grid-cols', prefixes);
  const rows: number[] = [];
  let free = 0;
  for (let index = 0; index < count; index++) {
    const span = numberIn(spanOf(index, count, width), 'col-span', prefixes);
    expect(span).toBeLessThanOrEqual(columns);
    if (span > free) {
      expect(free).toBe(0);
      rows.push(0);
      free = columns;
    }
    rows.push((rows.pop() ?? 0) + 1);
    free -= span;
  }
  expect(free).toBe(0);
  return rows;
}

const WIDTHS = Object.keys(BREAKPOINTS) as GridWidth[];
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each(COUNTS)('%s cards fill the rows of every wide grid, and none is alone', (count) => {
  for (const width of WIDTHS) {
    const rows = rowsOf(count, width, BREAKPOINTS[width]);
    expect(rows.every((cards) => cards <= 4 && (cards > 1 || count === 1))).toBe(true);
  }
});

test.each(COUNTS)('%s cards leave no gap while the grid has two columns', (count) => {
  for (const width of WIDTHS) {
    const rows = rowsOf(count, width, BREAKPOINTS[width].slice(0, 1));
    expect(rows.slice(1).every((cards) => cards > 1 || rows[0] === 1)).toBe(true);
  }
});

test('one or two cards more than rows of three make the first rows shorter', () => {
  const wide = (count: number) => rowsOf(count, 'page', BREAKPOINTS.page);
  expect(wide(4)).toEqual([2, 2]);
  expect(wide(5)).toEqual([2, 3]);
  expect(wide(7)).toEqual([2, 2, 3]);
  expect(wide(8)).toEqual([2, 3, 3]);
  expect(wide(9)).toEqual([3, 3, 3]);
  expect(rowsOf(8, 'small', BREAKPOINTS.small)).toEqual([4, 4]);
});
