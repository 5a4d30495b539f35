import { expect, test } from 'vitest';
import { ApplicationForm } from '#contract/applications.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { blankAnswers, postedAnswers, sameAnswers, TEXT_FIELDS, toFormData } from './answers.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const answers = {
  ...blankAnswers('QA Trainee'),
  name: 'Asha Gurung',
  email: 'asha@example.com',
  phone: '984-1234567',
  linkedin: 'asha',
  languages: ['go', 'c-plus-plus'],
};
const envelope = { jobId: 'qa-trainee', captcha: 'token', honeypot: '', resume: null };

test('what is collected is what the contract takes', () => {
  const form = toFormData(answers, envelope, '+977');
  expect(ApplicationForm.parse(Object.fromEntries(form))).toMatchObject({
    name: 'Asha Gurung',
    phone: '+9779841234567',
    linkedin: 'linkedin.com/in/asha',
    role: 'QA Trainee',
    languages: ['go', 'c-plus-plus'],
    frameworks: [],
    jobId: 'qa-trainee',
    captcha: 'token',
  });
});

test('phone and profiles are sent whole, and what cannot be completed as it was typed', () => {
  const sent = (typed: Partial<typeof answers>) =>
    Object.fromEntries(toFormData({ ...answers, ...typed }, envelope, '+977'));
  expect(sent({})).toMatchObject({
    phone: '+9779841234567',
    linkedin: 'linkedin.com/in/asha',
    github: '',
  });
  expect(
    sent({ phone: '+1 (415) 555-0142', linkedin: 'linkedin.com/in/asha', github: '@asha' }),
  ).toMatchObject({
    phone: '+14155550142',
    linkedin: 'linkedin.com/in/asha',
    github: 'github.com/asha',
  });
  expect(sent({ linkedin: 'asha gurung', github: 'https://example.com/a' })).toMatchObject({
    linkedin: 'asha gurung',
    github: 'https://example.com/a',
  });
});

test('together with the envelope, every field of the contract is sent', () => {
  const sent = [...toFormData(answers, envelope, '+977').keys()];
  expect(sent.toSorted()).toEqual(Object.keys(ApplicationForm.shape).toSorted());
  expect(TEXT_FIELDS.length + SKILL_LISTS.length + 4).toBe(sent.length);
});

test("answers to an opening's own questions come as one field, also from a page without scripts", () => {
  const posted = new FormData();
  posted.set('answers.defect', 'It fell over');
  posted.set('answers.shift', 'yes');
  const { questions } = postedAnswers(posted);
  expect(questions).toEqual({ defect: 'It fell over', shift: 'yes' });
  const sent = toFormData({ ...answers, questions }, envelope, '+977');
  expect(ApplicationForm.parse(Object.fromEntries(sent)).answers).toEqual(questions);
});

test('the resume travels as a PDF with its own name', async () => {
  const form = toFormData(
    answers,
    { ...envelope, resume: { name: 'cv asha.pdf', bytes: PDF } },
    '+977',
  );
  const file = form.get('cv') as File;
  expect([file.name, file.type, await file.text()]).toEqual([
    'cv asha.pdf',
    'application/pdf',
    '%PDF-1.7',
  ]);
});

test('a browser without scripts posts lists as repeated entries', () => {
  const posted = new FormData();
  posted.set('name', 'Asha Gurung');
  posted.append('languages', 'go');
  posted.append('languages', 'rust');
  posted.set('cv', new File(['x'], 'cv.pdf'));
  const read = postedAnswers(posted);
  expect(read.name).toBe('Asha Gurung');
  expect(read.languages).toEqual(['go', 'rust']);
  expect(read.message).toBe('');
});

test('answers are the same where every text and list is', () => {
  expect(sameAnswers(answers, { ...answers, languages: ['go', 'c-plus-plus'] })).toBe(true);
  expect(sameAnswers(answers, { ...answers, languages: ['go'] })).toBe(false);
  expect(sameAnswers(answers, { ...answers, message: ' ' })).toBe(false);
});
