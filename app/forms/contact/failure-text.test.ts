import { expect, test } from 'vitest';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { pack } from '#tests/localized-pack.ts';
import { failureText } from './failure-text.ts';

const { failed } = CONTACT_MESSAGES;
const OTHERWISE = 'Your text is kept.';

test.each([
  ['40 seconds', 40],
  ['2 minutes', 61],
  ['3 hours', 7201],
])('over a limit it says to try again in %s', (span, retryAfter) => {
  const error = new ProblemError('too-many', 'Too many requests', { retryAfter });
  expect(failureText(pack.locale, error, OTHERWISE)).toBe(
    `${failed}. Too much was sent from your connection. Try again in ${span}.`,
  );
});

test('an answer without Retry-After asks for the shortest window', () => {
  expect(failureText(pack.locale, new ProblemError('too-many', ''))).toBe(
    `${failed}. ${MESSAGES.tooMany(60)}`,
  );
});

test('a honeypot that was filled in is named', () => {
  const errors = [{ field: HONEYPOT_FIELD, message: MESSAGES.honeypot }];
  expect(
    failureText(pack.locale, new ProblemError('invalid-fields', '', { errors }), OTHERWISE),
  ).toBe(`${failed}. ${MESSAGES.autofilled}`);
});

test.each([
  new ProblemError('unavailable', '', { retryAfter: 5 }),
  new ProblemError('invalid-fields', '', { errors: [{ field: 'email', message: 'x' }] }),
  new TypeError('Failed to fetch'),
])('of %s it says what the caller has to say, if anything', (error) => {
  expect(failureText(pack.locale, error, OTHERWISE)).toBe(`${failed}. ${OTHERWISE}`);
  expect(failureText(pack.locale, error)).toBe(failed);
});
