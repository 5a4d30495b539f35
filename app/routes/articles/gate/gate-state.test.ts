import { expect, test } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { BLANK, checked, emailHint, opened, refused, typed } from './gate-state.ts';

const SITA = {
  values: { firstName: ' Sita ', lastName: 'Gurung', email: 'sita@example.com ' },
  newsletter: true,
};
const type = (values: object) => ({ ...SITA, values: { ...SITA.values, ...values } });

test('only the first field that is wrong is told', () => {
  const problemOf = (values: object) => checked(type(values)).problem;
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

test('a link lets in by first name; without one everything typed stays', () => {
  expect(opened('session', SITA, '/media/film.mp4')).toEqual({
    ...BLANK,
    access: { firstName: 'Sita', email: 'sita@example.com', link: '/media/film.mp4' },
  });
  expect(opened('session', SITA, '')).toEqual({
    ...SITA,
    problem: { message: 'Failed to fetch video link' },
    access: null,
  });
});

test('what went wrong is told by how the call ended', () => {
  const said = (error: unknown) => refused('session', SITA, error).problem;
  expect(said(new ProblemError('not-found', ''))?.message).toBe('Failed to fetch video link');
  expect(said(new ProblemError('too-many', ''))?.message).toBe(MESSAGES.tooMany(60));
  const unreached = new ProblemError('unavailable', '', { cause: new TypeError('offline') });
  expect(said(unreached)?.message).toBe('An error occurred. Please try again.');
  expect(said(new Error('broken'))?.message).toBe('An error occurred. Please try again.');
  expect(refused('session', SITA, null)).toMatchObject(SITA);
});

test("the server's messages are about their fields; one about no field is a failure", () => {
  const about = (field: string) =>
    refused(
      'paper',
      SITA,
      new ProblemError('invalid-fields', '', { errors: [{ field, message: 'no' }] }),
    ).problem;
  expect(about('email')).toEqual({ field: 'email', message: 'no' });
  expect(about('other')).toEqual({ message: 'Failed to fetch the PDF link' });
  expect(about('fax')).toEqual({ message: MESSAGES.autofilled });
});

test('a message goes with the mistake, and no other one appears before the next try', () => {
  const wrong = checked(type({ firstName: '', email: 'x' }));
  expect(typed(wrong, type({ firstName: '', email: 'xy' })).problem).toEqual(wrong.problem);
  expect(typed(wrong, type({ firstName: 'S', email: 'x' })).problem).toBeNull();
  const failed = refused('session', SITA, null);
  expect(typed(failed, { newsletter: false })).toMatchObject({ newsletter: false, problem: null });
});

test('an address is doubted only where something is typed', () => {
  expect(emailHint({ ...SITA.values, email: ' ' })).toBeUndefined();
  expect(emailHint({ ...SITA.values, email: 'sita@' })).toBe('Email must be valid');
  expect(emailHint(SITA.values)).toBeUndefined();
});
