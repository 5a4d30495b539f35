import { describe, expect, test } from 'vitest';
import { ANSWER_MESSAGES, answersField, checkAnswers, type JobQuestion } from './job-questions.ts';
import { MESSAGES } from './text-rules.ts';

const question = (fields: Partial<JobQuestion>): JobQuestion => ({
  id: 'defect',
  label: 'Describe a defect',
  kind: 'short-text',
  required: false,
  hint: '',
  limit: 20,
  choices: [],
  ...fields,
});

const messageFor = (fields: Partial<JobQuestion>, answer: string) =>
  checkAnswers([question(fields)], { defect: answer }).errors[0];

describe('answers', () => {
  test('are tidied, and kept with the question as it was put', () => {
    const questions = [question({ kind: 'long-text' }), question({ id: 'shift', label: 'Shift?' })];
    const { given, errors } = checkAnswers(questions, {
      shift: ' nine\r\nto five ',
      defect: ' one\r\ntwo ',
    });
    expect(errors).toEqual([]);
    expect(given).toEqual([
      { id: 'defect', question: 'Describe a defect', answer: 'one\ntwo' },
      { id: 'shift', question: 'Shift?', answer: 'nine to five' },
    ]);
  });

  test('to what is not asked are left out, whatever they are called', () => {
    const answers = JSON.parse('{ "gone": "x", "__proto__": "y", "constructor": "z" }');
    expect(checkAnswers([question({ id: 'to-string' })], answers)).toEqual({
      given: [],
      errors: [],
    });
  });

  test('that are required are missed under the field of their question', () => {
    const missing = { field: 'answers.defect', message: MESSAGES.required };
    expect(messageFor({ required: true }, ' \n')).toEqual(missing);
    expect(checkAnswers([question({ required: true })], {}).errors).toEqual([missing]);
    expect(messageFor({ required: false }, '')).toBeUndefined();
  });

  test('keep to the limit, to the letter', () => {
    expect(messageFor({ limit: 5 }, 'abcde')).toBeUndefined();
    expect(messageFor({ limit: 5 }, 'abcdef')?.message).toBe(MESSAGES.tooLong(5));
    expect(messageFor({ kind: 'long-text' }, 'a\0b')?.message).toBe(MESSAGES.nullByte);
  });

  test('of a choice are one of those offered', () => {
    const choices = ['Morning', 'Evening'];
    expect(messageFor({ kind: 'one-choice', choices }, 'Evening')).toBeUndefined();
    expect(messageFor({ kind: 'one-choice', choices }, 'evening')?.message).toBe(
      ANSWER_MESSAGES.choice,
    );
    expect(messageFor({ kind: 'yes-no', choices: ['yes', 'no'] }, 'maybe')?.message).toBe(
      ANSWER_MESSAGES.choice,
    );
  });
});

describe('answers as they travel', () => {
  test.each([
    ['{"a":"b"}', { a: 'b' }],
    ['', {}],
    [undefined, {}],
  ])('%j is read', (text, read) => {
    expect(answersField.parse(text)).toEqual(read);
  });

  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, 'x'])));
  test.each(['[]', '"text"', 'null', '{"a":1}', '{"a":{}}', '{', many])('%j is refused', (text) => {
    expect(answersField.safeParse(text).error?.issues[0]?.message).toBe(ANSWER_MESSAGES.object);
  });
});
