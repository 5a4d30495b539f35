import { describe, expect, test } from 'vitest';
import { APPLICATION_MESSAGES, HONEYPOT_FIELD } from '#contract/applications.ts';
import { ANSWER_MESSAGES, type JobQuestion } from '#contract/job-questions.ts';
import { blankAnswers } from './answers.ts';
import { checkApplication, refusedFields, toFieldErrors } from './field-errors.ts';

const { required, fileTooLarge } = APPLICATION_MESSAGES;
const resume = { name: 'cv.pdf', bytes: new Uint8Array(1) };
const context = { phonePrefix: '+977', questions: [] };
const complete = {
  ...blankAnswers(),
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9841234567',
  linkedin: 'asha',
};

describe('the check in the browser', () => {
  test('asks for the five required fields, and for no captcha', () => {
    expect(checkApplication(blankAnswers(), null, context)).toEqual({
      name: required,
      email: required,
      phone: required,
      linkedin: required,
      cv: required,
    });
  });

  test('passes what is complete', () => {
    expect(checkApplication(complete, resume, context)).toEqual({});
  });

  test("asks an opening's own questions too", () => {
    const shift: JobQuestion = {
      id: 'shift',
      label: 'Nights?',
      kind: 'yes-no',
      required: true,
      hint: '',
      limit: 100,
      choices: ['yes', 'no'],
    };
    const asked = { ...context, questions: [shift] };
    const answered = (answer: string) => ({ ...complete, questions: { shift: answer } });
    expect(checkApplication(complete, resume, asked)).toEqual({ 'answers.shift': required });
    expect(checkApplication(answered('no'), resume, asked)).toEqual({});
    expect(checkApplication(answered('never'), resume, asked)).toEqual({
      'answers.shift': ANSWER_MESSAGES.choice,
    });
  });

  test('names what is not a URL or a profile', () => {
    const answers = { ...complete, github: 'https://example.com', portfolio: 'not an address' };
    expect(checkApplication(answers, resume, context)).toEqual({
      github: APPLICATION_MESSAGES.github,
      portfolio: APPLICATION_MESSAGES.portfolio,
    });
  });
});

describe('what a server says', () => {
  test('is shown once a field, the first message of each', () => {
    const errors = [
      { field: 'phone', message: 'first' },
      { field: 'phone', message: 'second' },
    ];
    expect(toFieldErrors(errors, [])).toEqual({ phone: 'first' });
  });

  test('stands beside a field that is visible, or is left out', () => {
    const errors = [
      { field: 'jobId', message: 'gone' },
      { field: HONEYPOT_FIELD, message: 'full' },
      { field: 'constructor', message: 'none of ours' },
      // The opening has asked this since the page was loaded: it comes with the next one.
      { field: 'answers.new', message: 'missing' },
    ];
    expect(toFieldErrors(errors, [])).toEqual({ role: 'gone' });
  });

  test('is about fields for 422 and 413 only', () => {
    const errors = [{ field: 'name', message: 'wrong' }];
    expect(refusedFields(422, errors)).toEqual({ name: 'wrong' });
    expect(refusedFields(413, errors)).toEqual({ name: 'wrong' });
    expect(refusedFields(500, errors)).toEqual({});
    expect(refusedFields(429, errors)).toEqual({});
  });

  test('is about the file where a server in front of ours refuses the size', () => {
    expect(refusedFields(413)).toEqual({ cv: fileTooLarge });
  });
});
