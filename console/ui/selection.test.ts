import { expect, test } from 'vitest';
import { extend, NOTHING_SELECTED, selectUpTo, toggle, within } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const listed = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort();

test('selects and deselects a row', () => {
  const one = toggle(NOTHING_SELECTED, 'b');
  expect(listed(one)).toEqual(['b']);
  expect(listed(toggle(one, 'b'))).toEqual([]);
});

test('selects a range with Shift, also upwards', () => {
  expect(listed(extend(toggle(NOTHING_SELECTED, 'b'), 'd', order))).toEqual(['b', 'c', 'd']);
  expect(listed(extend(toggle(NOTHING_SELECTED, 'd'), 'b', order))).toEqual(['b', 'c', 'd']);
});

test('deselects a range with Shift after a row was deselected', () => {
  const without = toggle(selectUpTo(order), 'b');
  expect(listed(extend(without, 'd', order))).toEqual(['a', 'e']);
});

test('selects one row with Shift if there is no anchor', () => {
  expect(listed(extend(NOTHING_SELECTED, 'c', order))).toEqual(['c']);
  expect(listed(extend(toggle(NOTHING_SELECTED, 'gone'), 'c', order))).toEqual(['c', 'gone']);
});

test('drops rows that left the list', () => {
  const both = selectUpTo(['a', 'gone']);
  expect(listed(within(both, order))).toEqual(['a']);
  const selection = selectUpTo(['a']);
  expect(within(selection, order)).toBe(selection);
});

test('selects no more rows than one change allows', () => {
  const many = Array.from({ length: 300 }, (_, at) => String(at));
  expect(selectUpTo(many).ids.size).toBe(200);
  expect(extend(toggle(NOTHING_SELECTED, '0'), '299', many).ids.size).toBe(200);
  expect(toggle(selectUpTo(many), '250').ids.size).toBe(200);
});
