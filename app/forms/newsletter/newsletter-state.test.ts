import { expect, test } from 'vitest';
import { LEAD_MESSAGES } from '#contract/lead-rules.ts';
import { ProblemError } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { BLANK, checked, refused, subscribed, typed } from './newsletter-state.ts';

const SITA = { firstName: ' Sita ', lastName: 'Gurung', email: 'sita@example.com' };

test('messages follow what is typed once there are any, and none appear before', () => {
  const typing = typed(BLANK, { firstName: 'S' });
  expect(typing.errors).toEqual({});
  const wrong = checked({ ...SITA, lastName: '', email: 'x' });
  expect(wrong.errors).toEqual({ lastName: 'Last Name is required', email: 'Email must be valid' });
  const half = typed(wrong, { email: SITA.email });
  expect(half.errors).toEqual({ lastName: 'Last Name is required' });
  expect(typed(half, { lastName: 'G' }).errors).toEqual({});
});

test('a failure keeps what was typed and goes away with the next change', () => {
  const failed = refused(SITA, new ProblemError('unavailable', 'away'));
  expect(failed).toMatchObject({ values: SITA, errors: { email: LEAD_MESSAGES.failed } });
  expect(typed(failed, { firstName: 'Ram' }).errors).toEqual({});
});

test("the server's messages stand beside their fields; one about no field is a failure", () => {
  const about = (field: string) =>
    refused(SITA, new ProblemError('invalid-fields', '', { errors: [{ field, message: 'no' }] }));
  expect(about('lastName').errors).toEqual({ lastName: 'no' });
  expect(about('other').errors).toEqual({ email: LEAD_MESSAGES.failed });
  expect(about('fax')).toMatchObject({ errors: {}, problem: MESSAGES.autofilled });
});

test('whoever has subscribed is thanked by first name, beside an empty form', () => {
  expect(subscribed(SITA, {})).toEqual({ ...BLANK, subscribed: 'Sita' });
  const asked = subscribed(SITA, { confirmation: 'by-mail' });
  expect(asked).toEqual({ ...BLANK, subscribed: 'Sita', isAsked: true });
});
