import { expect, test } from 'vitest';
import { axisTop, barsOf } from './chart-bars.ts';
import { changeLabel } from './visit-labels.ts';

const dayOf = (n: number, views: number | null) => ({
  date: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
  views,
  visitors: views,
});

test('shows a year by full weeks, and weeks without counts as not counted', () => {
  const days = Array.from({ length: 364 }, (_, n) => dayOf(n, n < 8 ? null : 1));
  const bars = barsOf(days);
  expect(bars).toHaveLength(52);
  expect(bars.slice(0, 3).map(({ views }) => views)).toEqual([null, 6, 7]);
  expect(bars[2]?.label).toBe('Week of Jan 15, 2026');
});

test.each([
  [[null, 0], 4],
  [[5], 6],
  [[9], 10],
  [[201], 300],
  [[11], 20],
  [[1204], 2000],
])('the axis for %j ends at %s', (views, top) => {
  expect(axisTop(views.map((count) => ({ views: count })))).toBe(top);
});

test.each([
  [12, 10, '+20%'],
  [5, 10, '−50%'],
  [7, 4, '+3'],
  [1, 4, '−3'],
  [4, 0, 'New'],
  [4, 4, ''],
  [999, 1000, ''],
])('%s after %s is the change %j', (count, previous, label) => {
  expect(changeLabel(count, previous)).toBe(label);
});
