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
const TOO_MANY = 'Too much was sent from your connection. Try again';
const now = 1_000_000;
const after = (seconds: number) =>
  failureReason(pack.locale, { status: 429, retryAt: now + seconds * 1000 }, copy, now);

test('too many: says how long to wait, never too short', () => {
  expect(after(1)).toBe(`${TOO_MANY} in 1 second.`);
  expect(after(59.2)).toBe(`${TOO_MANY} in 1 minute.`);
  expect(after(95)).toBe(`${TOO_MANY} in 2 minutes.`);
  expect(after(3600)).toBe(`${TOO_MANY} in 1 hour.`);
  expect(after(80_000)).toBe(`${TOO_MANY} in 23 hours.`);
});

test('too many: once the wait is over, and where nobody named it', () => {
  expect(after(-10)).toBe(`${TOO_MANY} in 1 second.`);
  expect(failureReason(pack.locale, { status: 429, retryAt: null }, copy, now)).toBe(
    `${TOO_MANY} in 1 minute.`,
  );
});

test('says what an applicant can mend, and nothing about our own troubles', () => {
  expect(failureReason(pack.locale, { status: 0, retryAt: null }, copy, now)).toBe('unreachable');
  expect(failureReason(pack.locale, { status: 400, retryAt: null }, copy, now)).toBe('unreadable');
  expect(failureReason(pack.locale, { status: 500, retryAt: null }, copy, now)).toBe('');
});
