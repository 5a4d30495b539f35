import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyOfPack, expectRejected } from '#tests/invalid-pack.ts';
import { readPack } from './read-pack.ts';

const JOB = 'jobs/senior-react-engineer.md';
const QUESTIONS = 'jobs/qa-trainee.md';
const THIRD = '  - { id: third, label: One more, kind: yes-no }\n';
/** Replaces the kind of the second question. */
const choices = (...list: string[]) => `kind: one-choice\n    choices: [${list}]`;

describe('a mistake in a job is reported with file, line and field', () => {
  test.each([
    [JOB, /^jobType: .*$/m, 'jobType: Whenever', /^jobs\/senior-react-engineer\.md:4 jobType: /],
    [JOB, /^department: .*$/m, 'department: Magic', /:3 department: must be one of Engineering/],
    [JOB, /^name: .*$/m, 'naem: Senior', /:2 naem: is not a field of this file/],
    [JOB, /^published: .*$/m, 'published: soon', /:\d+ published: must be YYYY-MM-DD/],
    [JOB, 'currency: NPR, ', '', /:10 pay\.currency: is missing/],
    [JOB, 'currency: NPR', 'currency: EUR', /:10 pay\.currency: must be one of NPR, USD/],
    [JOB, 'max: 300000', 'max: 3000', /:10 pay\.max: must not be less than min/],
    [JOB, 'period: month', 'period: moon', /:10 pay\.period: /],
    [
      JOB,
      'perWeek: 40,',
      'perWeek: 40, from: "09:00",',
      /:11 hours\.from: a working day needs both/,
    ],
    [JOB, 'perWeek: 40,', 'perWeek: 40, from: 9, to: 17,', /:11 hours\.from: /],
    [JOB, /^validThrough: .*$/m, 'validThrough: 9 days ago', /:13 validThrough: is before the day/],
    [JOB, /email: .*$/m, 'email: nobody', /:\d+ contacts\.0\.email: /],
    [JOB, 'id: review', 'id: react', /:19 criteria: must not contain the same id twice/],
    [JOB, 'label: React and', 'text: React and', /:19 criteria\.0\.label: is missing/],
    [JOB, '## Role Summary', '## Role Summry', /:\d+ Role Summry: must be one of the sections/],
    [JOB, /^---\n/, '', /:1: the file must begin with front matter/],
    [
      QUESTIONS,
      'id: weekdays',
      'id: defect',
      /^jobs\/qa-trainee\.md:26 questions\.1\.id: has the same/,
    ],
    [QUESTIONS, 'id: weekdays', 'id: Week Days', /:26 questions\.1\.id: must be lower-case/],
    [QUESTIONS, 'kind: yes-no', 'kind: one-choice', /:28 questions\.1\.kind: needs two or more/],
    [QUESTIONS, 'kind: yes-no', 'kind: maybe', /:28 questions\.1\.kind: /],
    [QUESTIONS, 'limit: 1200', 'limit: 2001', /:25 questions\.0\.limit: must be at most 2000/],
    [
      QUESTIONS,
      'kind: yes-no',
      'kind: yes-no\n    limit: 9',
      /:29 questions\.1\.limit: only texts/,
    ],
    [QUESTIONS, 'limit: 1200', 'choices: [a, b]', /:25 questions\.0\.choices: only "one-choice"/],
    [QUESTIONS, 'Tell us about', 'x'.repeat(201), /:21 questions\.0\.label: must have at most 200/],
    [QUESTIONS, /^questions:\n/m, `questions:\n${THIRD}`, /:20 questions: a job has at most 2/],
    [
      QUESTIONS,
      'kind: yes-no',
      choices('a', 'a'),
      /:29 questions\.1\.choices: has the same choice/,
    ],
    [
      QUESTIONS,
      'kind: yes-no',
      choices(...'abcdefghi'),
      /:29 questions\.1\.choices: must have at most 8/,
    ],
    [
      'jobs/options.yaml',
      /id: typescript/,
      'id: javascript',
      /^jobs\/options\.yaml:\d+ languages: has the same id twice/,
    ],
    [
      'jobs/departments.yaml',
      /#[0-9A-Fa-f]{6}/,
      'blue',
      /^jobs\/departments\.yaml:1 0\.color: must be a color/,
    ],
    [
      JOB,
      '## Benefits\n',
      '## Benefits\n\n![A view](media/scenes/nobody.svg)\n',
      /^jobs\/senior-react-engineer\.md:49: media\/scenes\/nobody\.svg does not exist$/,
    ],
  ])('%s with %s', expectRejected);

  test('refuses a job at the path of another page', async () => {
    const folder = copyOfPack();
    cpSync(join(folder, JOB), join(folder, 'jobs/saved.md'));
    await expect(readPack(folder, Date.now())).rejects.toThrow(
      'jobs/saved.md:1: must not be named saved.md: its URL is the page of saved jobs',
    );
  });
});
