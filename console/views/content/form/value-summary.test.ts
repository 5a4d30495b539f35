import { expect, test } from 'vitest';
import { countOf, summaryOf } from './value-summary.ts';

test.each([
  [{ icon: 'map', title: 'Where we are' }, 'Where we are'],
  [{ email: 'a@example.com', username: 'Asha' }, 'Asha'],
  [{ meta: { title: 'About' } }, 'About'],
  [['Design', 'Code'], 'Design · Code'],
  [{ title: '', text: 'A text\nof two lines' }, 'A text of two lines'],
  [{ min: 220, max: 300, currency: 'NPR', period: 'month' }, '220 · 300 · NPR · month'],
  [{ isOff: true }, null],
  [undefined, null],
  [12, '12'],
])('%j', (value, summary) => {
  expect(summaryOf(value)).toBe(summary);
});

test('a long text is cut', () => {
  expect(summaryOf('word '.repeat(60))).toHaveLength(120);
});

test('items are counted', () => {
  expect([countOf(0), countOf(1), countOf(3)]).toEqual(['0 items', '1 item', '3 items']);
});
