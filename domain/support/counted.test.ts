import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 jobs'],
  [1, '1 job'],
  [2, '2 jobs'],
  [1204, '1,204 jobs'],
])('%i: %s', (count, text) => expect(counted(count, 'job')).toBe(text));

test('takes an irregular plural', () => {
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});
