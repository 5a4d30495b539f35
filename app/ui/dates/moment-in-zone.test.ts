import { expect, test, vi } from 'vitest';
import { formatNamedMoment, isSameTime } from './moment-in-zone.ts';

const START = Date.UTC(2026, 10, 28, 11, 45);
const PACIFIC = 'America/Los_Angeles';

test('a moment is told in any zone, with its name', () => {
  expect(formatNamedMoment(START, PACIFIC)).toBe('Sat, Nov 28, 2026, 3:45\u00a0AM PST');
});

test('clocks that show the same as in Kathmandu are told from others', () => {
  expect(isSameTime(START, 'Asia/Kathmandu', 'Asia/Kathmandu')).toBe(true);
  expect(isSameTime(START, 'Asia/Kathmandu', PACIFIC)).toBe(false);
  expect(isSameTime(START, 'Asia/Kathmandu', 'Asia/Kolkata')).toBe(false);
});

test('on a Nepali page a moment has its digits, whatever the browser knows of Nepali', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ne' } });
  expect(formatNamedMoment(START, PACIFIC)).toBe('२०२६-११-२८ ०३:४५ GMT−८');
});
