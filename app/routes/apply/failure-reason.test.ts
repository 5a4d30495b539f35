import { expect, test } from 'vitest';
import { pack } from '#tests/localized-pack.ts';
import { failureReason } from './failure-panel.tsx';

const copy = {
  title: '',
  text: '',
  textWithoutFile: '',
  unreachable: 'unreachable',
  unreadable: 'unreadable',
  retry: '',
};
const TOO_MANY = 'Too many requests from your connection. Try again';
const now = 1_000_000;
const reasonAfter = (seconds: number) =>
  failureReason(pack.locale, { status: 429, retryAt: now + seconds * 1000 }, copy, now);

test('too many: rounds the wait up', () => {
  expect(reasonAfter(1)).toBe(`${TOO_MANY} in 1 second.`);
  expect(reasonAfter(59.2)).toBe(`${TOO_MANY} in 1 minute.`);
  expect(reasonAfter(95)).toBe(`${TOO_MANY} in 2 minutes.`);
  expect(reasonAfter(3600)).toBe(`${TOO_MANY} in 1 hour.`);
  expect(reasonAfter(80_000)).toBe(`${TOO_MANY} in 23 hours.`);
});

test('too many: one second if the wait is over, one minute if it is unknown', () => {
  expect(reasonAfter(-10)).toBe(`${TOO_MANY} in 1 second.`);
  expect(failureReason(pack.locale, { status: 429, retryAt: null }, copy, now)).toBe(
    `${TOO_MANY} in 1 minute.`,
  );
});

test('explains errors that an applicant can fix, but not server errors', () => {
  expect(failureReason(pack.locale, { status: 0, retryAt: null }, copy, now)).toBe('unreachable');
  expect(failureReason(pack.locale, { status: 400, retryAt: null }, copy, now)).toBe('unreadable');
  expect(failureReason(pack.locale, { status: 500, retryAt: null }, copy, now)).toBe('');
});
