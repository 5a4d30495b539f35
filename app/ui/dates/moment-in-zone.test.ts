import { expect, test, vi } from 'vitest';
import { formatNamedMoment, isSameTime } from './moment-in-zone.ts';

const START = Date.UTC(2026, 10, 28, 11, 45);
const PACIFIC = 'America/Los_Angeles';

test('formats a moment in any time zone, with the name of the zone', () => {
  expect(formatNamedMoment(START, PACIFIC)).toBe('Sat, Nov 28, 2026, 3:45\u00a0AM PST');
});

test('compares local times in two time zones', () => {
  expect(isSameTime(START, 'Asia/Kathmandu', 'Asia/Kathmandu')).toBe(true);
  expect(isSameTime(START, 'Asia/Kathmandu', PACIFIC)).toBe(false);
  expect(isSameTime(START, 'Asia/Kathmandu', 'Asia/Kolkata')).toBe(false);
});

test('writes the English of the document', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB' } });
  expect(formatNamedMoment(START, PACIFIC)).toBe('Sat, 28 Nov 2026, 03:45 GMT-8');
});

test('uses Nepali digits on a Nepali page, even if the browser lacks the locale', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ne' } });
  expect(formatNamedMoment(START, PACIFIC)).toBe('२०२६-११-२८ ०३:४५ GMT−८');
});
