import { expect, test } from 'vitest';
import { insertText } from './placeholders.tsx';
import { localMinute, nextMorning, parseLocalMinute } from './send-later.tsx';

test('converts a time to the value of the field and back', () => {
  const time = new Date(2026, 10, 28, 9, 5).getTime();
  expect(localMinute(time)).toBe('2026-11-28T09:05');
  expect(parseLocalMinute('2026-11-28T09:05')).toBe(time);
});

test('returns null for an incomplete date', () => {
  expect(parseLocalMinute('')).toBeNull();
  expect(parseLocalMinute('soon')).toBeNull();
});

test('suggests tomorrow at nine, also at the end of a month', () => {
  const late = new Date(2026, 10, 30, 23, 59).getTime();
  expect(new Date(nextMorning(late))).toEqual(new Date(2026, 11, 1, 9));
});

test('replaces the selection with the placeholder', () => {
  expect(insertText('Dear X, hello', 5, 6, '{name}')).toEqual({
    text: 'Dear {name}, hello',
    caret: 11,
  });
});
