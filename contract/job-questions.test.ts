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
  test('are normalized and kept with the wording of their question', () => {
    const questions = [question({ kind: 'long-text' }), question({ id: 'shift', label: 'Shift?' })];
    const { answers, errors } = checkAnswers(questions, {
      shift: ' nine\r\nto five ',
      defect: ' one\r\ntwo ',
    });
    expect(errors).toEqual([]);
    expect(answers).toEqual([
      { id: 'defect', question: 'Describe a defect', answer: 'one\ntwo' },
      { id: 'shift', question: 'Shift?', answer: 'nine to five' },
    ]);
  });

  test('to unknown questions are dropped, even with names like __proto__', () => {
    const answers = JSON.parse('{ "gone": "x", "__proto__": "y", "constructor": "z" }');
    expect(checkAnswers([question({ id: 'to-string' })], answers)).toEqual({
      answers: [],
      errors: [],
    });
  });

  test('to required questions are reported as missing at their field', () => {
    const missing = { field: 'answers.defect', message: MESSAGES.required };
    expect(messageFor({ required: true }, ' \n')).toEqual(missing);
    expect(checkAnswers([question({ required: true })], {}).errors).toEqual([missing]);
    expect(messageFor({ required: false }, '')).toBeUndefined();
  });

  test('are refused if they exceed the limit by one character', () => {
    expect(messageFor({ limit: 5 }, 'abcde')).toBeUndefined();
    expect(messageFor({ limit: 5 }, 'abcdef')?.message).toBe(MESSAGES.tooLong(5));
    expect(messageFor({ kind: 'long-text' }, 'a\0b')?.message).toBe(MESSAGES.nullByte);
  });

  test('to a choice must be one of the options exactly', () => {
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

describe('the answers field', () => {
  test.each([
    ['{"a":"b"}', { a: 'b' }],
    ['', {}],
    [undefined, {}],
  ])('parses %j', (text, answers) => {
    expect(answersField.parse(text)).toEqual(answers);
  });

  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, 'x'])));
  test.each(['[]', '"text"', 'null', '{"a":1}', '{"a":{}}', '{', many])('refuses %j', (text) => {
    expect(answersField.safeParse(text).error?.issues[0]?.message).toBe(ANSWER_MESSAGES.object);
  });
});
