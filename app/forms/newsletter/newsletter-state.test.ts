import { expect, test } from 'vitest';
import { LEAD_MESSAGES } from '#contract/lead-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import {
  BLANK_NEWSLETTER,
  changeValues,
  checkNewsletter,
  refusedState,
  subscribedState,
} from './newsletter-state.ts';

const SITA = { firstName: ' Sita ', lastName: 'Gurung', email: 'sita@example.com' };

test('updates errors while typing, but shows none before the first check', () => {
  const unchecked = changeValues(BLANK_NEWSLETTER, { firstName: 'S' });
  expect(unchecked.errors).toEqual({});
  const invalid = checkNewsletter({ ...SITA, lastName: '', email: 'x' });
  expect(invalid.errors).toEqual({
    lastName: 'Last Name is required',
    email: 'Email must be valid',
  });
  const corrected = changeValues(invalid, { email: SITA.email });
  expect(corrected.errors).toEqual({ lastName: 'Last Name is required' });
  expect(changeValues(corrected, { lastName: 'G' }).errors).toEqual({});
});

test('keeps the values after a failure, and clears its message on the next change', () => {
  const failed = refusedState(SITA, new ProblemError('unavailable', 'away'));
  expect(failed).toMatchObject({ values: SITA, errors: { email: LEAD_MESSAGES.failed } });
  expect(changeValues(failed, { firstName: 'Ram' }).errors).toEqual({});
});

test("shows the server's messages beside their fields, and others as a failure", () => {
  const refusedFor = (field: string) =>
    refusedState(
      SITA,
      new ProblemError('invalid-fields', '', { errors: [{ field, message: 'no' }] }),
    );
  expect(refusedFor('lastName').errors).toEqual({ lastName: 'no' });
  expect(refusedFor('other').errors).toEqual({ email: LEAD_MESSAGES.failed });
  expect(refusedFor('fax')).toMatchObject({ errors: {}, problem: MESSAGES.autofilled });
});

test('thanks a subscriber by first name, and empties the form', () => {
  expect(subscribedState(SITA, {})).toEqual({ ...BLANK_NEWSLETTER, subscriberName: 'Sita' });
  const unconfirmed = subscribedState(SITA, { confirmation: 'by-mail' });
  expect(unconfirmed).toEqual({
    ...BLANK_NEWSLETTER,
    subscriberName: 'Sita',
    needsConfirmation: true,
  });
});
