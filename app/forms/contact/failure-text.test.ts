import { expect, test } from 'vitest';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { pack } from '#tests/localized-pack.ts';
import { failureText } from './failure-text.ts';

const { failed } = CONTACT_MESSAGES;
const FALLBACK = 'Your text is kept.';

test.each([
  ['40 seconds', 40],
  ['2 minutes', 61],
  ['3 hours', 7201],
])('asks to try again in %s when a limit is exceeded', (span, retryAfter) => {
  const error = new ProblemError('too-many', 'Too many requests', { retryAfter });
  expect(failureText(pack.locale, error, FALLBACK)).toBe(
    `${failed}. Too many requests from your connection. Try again in ${span}.`,
  );
});

test('asks to wait for the shortest window without a Retry-After', () => {
  expect(failureText(pack.locale, new ProblemError('too-many', ''))).toBe(
    `${failed}. ${MESSAGES.tooMany(60)}`,
  );
});

test('explains that the honeypot was filled in', () => {
  const errors = [{ field: HONEYPOT_FIELD, message: MESSAGES.honeypot }];
  expect(
    failureText(pack.locale, new ProblemError('invalid-fields', '', { errors }), FALLBACK),
  ).toBe(`${failed}. ${MESSAGES.autofilled}`);
});

test.each([
  new ProblemError('unavailable', '', { retryAfter: 5 }),
  new ProblemError('invalid-fields', '', { errors: [{ field: 'email', message: 'x' }] }),
  new TypeError('Failed to fetch'),
])('adds the fallback of the caller, if any, to %s', (error) => {
  expect(failureText(pack.locale, error, FALLBACK)).toBe(`${failed}. ${FALLBACK}`);
  expect(failureText(pack.locale, error)).toBe(failed);
});
