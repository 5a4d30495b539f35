import { describe, expect, test } from 'vitest';
import { APPLICATION_MESSAGES, HONEYPOT_FIELD } from '#contract/applications.ts';
import { ANSWER_MESSAGES, type JobQuestion } from '#contract/job-questions.ts';
import { blankAnswers } from './answers.ts';
import { checkApplication, fieldErrorsOf, toFieldErrors } from './field-errors.ts';

const { required, fileTooLarge } = APPLICATION_MESSAGES;
const resume = { name: 'cv.pdf', bytes: new Uint8Array(1) };
const context = {
  countries: [{ code: 'NP', phonePrefix: '+977' }],
  requiredProfiles: ['linkedin' as const],
  questions: [],
};
const complete = {
  ...blankAnswers(),
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9841234567',
  linkedin: 'asha',
};

describe('check in the browser', () => {
  test('requires five fields but no captcha', () => {
    expect(checkApplication(blankAnswers(), null, context)).toEqual({
      name: required,
      email: required,
      phone: required,
      linkedin: required,
      cv: required,
    });
  });

  test('accepts complete answers', () => {
    expect(checkApplication(complete, resume, context)).toEqual({});
  });

  test("checks answers to a job's own questions", () => {
    const shift: JobQuestion = {
      id: 'shift',
      label: 'Nights?',
      kind: 'yes-no',
      required: true,
      hint: '',
      limit: 100,
      choices: ['yes', 'no'],
    };
    const withQuestion = { ...context, questions: [shift] };
    const answered = (answer: string) => ({ ...complete, questions: { shift: answer } });
    expect(checkApplication(complete, resume, withQuestion)).toEqual({ 'answers.shift': required });
    expect(checkApplication(answered('no'), resume, withQuestion)).toEqual({});
    expect(checkApplication(answered('never'), resume, withQuestion)).toEqual({
      'answers.shift': ANSWER_MESSAGES.choice,
    });
  });

  test('reports an invalid URL or profile', () => {
    const answers = { ...complete, github: 'https://example.com', portfolio: 'not an address' };
    expect(checkApplication(answers, resume, context)).toEqual({
      github: APPLICATION_MESSAGES.github,
      portfolio: APPLICATION_MESSAGES.portfolio,
    });
  });
});

describe('errors from a server', () => {
  test('keep the first message of each field', () => {
    const errors = [
      { field: 'phone', message: 'first' },
      { field: 'phone', message: 'second' },
    ];
    expect(toFieldErrors(errors, [])).toEqual({ phone: 'first' });
  });

  test('belong to a visible field or are dropped', () => {
    const errors = [
      { field: 'jobId', message: 'gone' },
      { field: HONEYPOT_FIELD, message: 'full' },
      { field: 'constructor', message: 'none of ours' },
      // The job got this question after the page was loaded, so it is on the next page.
      { field: 'answers.new', message: 'missing' },
    ];
    expect(toFieldErrors(errors, [])).toEqual({ role: 'gone' });
  });

  test('are read from 422 and 413 only', () => {
    const errors = [{ field: 'name', message: 'wrong' }];
    expect(fieldErrorsOf(422, errors)).toEqual({ name: 'wrong' });
    expect(fieldErrorsOf(413, errors)).toEqual({ name: 'wrong' });
    expect(fieldErrorsOf(500, errors)).toEqual({});
    expect(fieldErrorsOf(429, errors)).toEqual({});
  });

  test('blame the file if a proxy refuses the size', () => {
    expect(fieldErrorsOf(413)).toEqual({ cv: fileTooLarge });
  });
});
