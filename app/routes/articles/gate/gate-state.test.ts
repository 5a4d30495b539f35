import { expect, test } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import {
  BLANK_GATE,
  changeGate,
  checkGate,
  emailHint,
  openGate,
  refuseGate,
} from './gate-state.ts';

const SITA = {
  values: { firstName: ' Sita ', lastName: 'Gurung', email: 'sita@example.com ' },
  newsletter: true,
};
const withValues = (values: object) => ({ ...SITA, values: { ...SITA.values, ...values } });

test('reports only the first invalid field', () => {
  const problemOf = (values: object) => checkGate(withValues(values)).problem;
  expect(problemOf({ firstName: ' ', lastName: '', email: '' })).toEqual({
    field: 'firstName',
    message: 'First Name is required',
  });
  expect(problemOf({ lastName: '', email: 'x' })).toEqual({
    field: 'lastName',
    message: 'Last Name is required',
  });
  expect(problemOf({ email: 'x' })).toEqual({
    field: 'email',
    message: 'A valid Email is required',
  });
  expect(problemOf({})).toBeNull();
});

test('a link grants access; without one the input is kept', () => {
  expect(openGate('session', SITA, '/media/film.mp4')).toEqual({
    ...BLANK_GATE,
    access: { firstName: 'Sita', email: 'sita@example.com', link: '/media/film.mp4' },
  });
  expect(openGate('session', SITA, '')).toEqual({
    ...SITA,
    problem: { message: 'Failed to fetch video link' },
    access: null,
  });
});

test('the message depends on how the call failed', () => {
  const problemOf = (error: unknown) => refuseGate('session', SITA, error).problem;
  expect(problemOf(new ProblemError('not-found', ''))?.message).toBe('Failed to fetch video link');
  expect(problemOf(new ProblemError('too-many', ''))?.message).toBe(MESSAGES.tooMany(60));
  const unreachable = new ProblemError('unavailable', '', { cause: new TypeError('offline') });
  expect(problemOf(unreachable)?.message).toBe('An error occurred. Please try again.');
  expect(problemOf(new Error('broken'))?.message).toBe('An error occurred. Please try again.');
  expect(refuseGate('session', SITA, null)).toMatchObject(SITA);
});

test("a server's message belongs to its field; one about no field is a failure", () => {
  const problemIn = (field: string) =>
    refuseGate(
      'paper',
      SITA,
      new ProblemError('invalid-fields', '', { errors: [{ field, message: 'no' }] }),
    ).problem;
  expect(problemIn('email')).toEqual({ field: 'email', message: 'no' });
  expect(problemIn('other')).toEqual({ message: 'Failed to fetch the PDF link' });
  expect(problemIn('fax')).toEqual({ message: MESSAGES.autofilled });
});

test('a message disappears with its mistake, and no other appears before the next attempt', () => {
  const wrong = checkGate(withValues({ firstName: '', email: 'x' }));
  expect(changeGate(wrong, withValues({ firstName: '', email: 'xy' })).problem).toEqual(
    wrong.problem,
  );
  expect(changeGate(wrong, withValues({ firstName: 'S', email: 'x' })).problem).toBeNull();
  const state = refuseGate('session', SITA, null);
  expect(changeGate(state, { newsletter: false })).toMatchObject({
    newsletter: false,
    problem: null,
  });
});

test('checks an address only if it is not empty', () => {
  expect(emailHint({ ...SITA.values, email: ' ' })).toBeUndefined();
  expect(emailHint({ ...SITA.values, email: 'sita@' })).toBe('Email must be valid');
  expect(emailHint(SITA.values)).toBeUndefined();
});
