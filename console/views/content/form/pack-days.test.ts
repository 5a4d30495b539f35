import { expect, test } from 'vitest';
import { describeDay, isRelativeDay, joinDay, splitDay } from './pack-days.ts';

test.each([
  ['2026-12-01', { day: '2026-12-01', time: '' }],
  ['2026-12-01 at 17:30', { day: '2026-12-01', time: '17:30' }],
  ['in 9 days at 08:00', { day: 'in 9 days', time: '08:00' }],
  ['today', { day: 'today', time: '' }],
  ['', { day: '', time: '' }],
])('%s', (text, parts) => {
  expect(splitDay(text)).toEqual(parts);
  expect(joinDay(parts)).toBe(text);
});

test('a time without a day is left out until there is a day', () => {
  expect(joinDay({ day: '', time: '17:30' })).toBe('');
});

test('a day is described with its weekday', () => {
  expect(describeDay('2026-12-01')).toBe('Tuesday, December 1, 2026');
  expect(describeDay('2026-13-01')).toBe('');
  expect(describeDay('in 9 days')).toBe('');
});

test.each(['today', 'in 1 day', 'in 9 days', '2 days ago'])('%s is relative', (text) => {
  expect(isRelativeDay(text)).toBe(true);
});
test.each(['tomorrow', '2026-12-01', 'in days'])('%s is not relative', (text) => {
  expect(isRelativeDay(text)).toBe(false);
});
