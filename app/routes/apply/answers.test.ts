import { expect, test } from 'vitest';
import { applicationForm } from '#contract/applications.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import {
  areSameAnswers,
  blankAnswers,
  readPostedAnswers,
  TEXT_FIELDS,
  toFormData,
} from './answers.ts';

const ApplicationForm = applicationForm(['linkedin']);
const NEPAL = [{ code: 'NP', phonePrefix: '+977' }];
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

test('builds form data that the contract accepts', () => {
  const form = toFormData(answers, envelope, NEPAL);
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

test('completes phone and profiles, and sends anything else as typed', () => {
  const fieldsFor = (changes: Partial<typeof answers>) =>
    Object.fromEntries(toFormData({ ...answers, ...changes }, envelope, NEPAL));
  expect(fieldsFor({})).toMatchObject({
    phone: '+9779841234567',
    linkedin: 'linkedin.com/in/asha',
    github: '',
  });
  expect(
    fieldsFor({ phone: '+1 (415) 555-0142', linkedin: 'linkedin.com/in/asha', github: '@asha' }),
  ).toMatchObject({
    phone: '+14155550142',
    linkedin: 'linkedin.com/in/asha',
    github: 'github.com/asha',
  });
  expect(fieldsFor({ linkedin: 'asha gurung', github: 'https://example.com/a' })).toMatchObject({
    linkedin: 'asha gurung',
    github: 'https://example.com/a',
  });
});

test('completes the number with the prefix of the chosen country', () => {
  const countries = [
    { code: 'NO', phonePrefix: '+47' },
    { code: 'DK', phonePrefix: '+45' },
  ];
  const phoneFor = (changes: Partial<typeof answers>) =>
    toFormData({ ...answers, ...changes }, envelope, countries).get('phone');
  expect(phoneFor({ phone: '40 61 23 45' })).toBe('+4740612345');
  expect(phoneFor({ phone: '40 61 23 45', phoneCountry: 'DK' })).toBe('+4540612345');
  expect(phoneFor({ phone: '+46 70 123 45 67', phoneCountry: 'DK' })).toBe('+46701234567');
  expect(phoneFor({ phone: '40 61 23 45', phoneCountry: 'SE' })).toBe('+4740612345');
});

test('sends every field of the contract', () => {
  const names = [...toFormData(answers, envelope, NEPAL).keys()];
  expect(names.toSorted()).toEqual(Object.keys(ApplicationForm.shape).toSorted());
  expect(TEXT_FIELDS.length + SKILL_LISTS.length + 4).toBe(names.length);
});

test("sends answers to a job's own questions as one field, also without scripts", () => {
  const postedForm = new FormData();
  postedForm.set('answers.defect', 'It fell over');
  postedForm.set('answers.shift', 'yes');
  const { questions } = readPostedAnswers(postedForm);
  expect(questions).toEqual({ defect: 'It fell over', shift: 'yes' });
  const form = toFormData({ ...answers, questions }, envelope, NEPAL);
  expect(ApplicationForm.parse(Object.fromEntries(form)).answers).toEqual(questions);
});

test('sends the resume as a PDF under its file name', async () => {
  const form = toFormData(
    answers,
    { ...envelope, resume: { name: 'cv asha.pdf', bytes: PDF } },
    NEPAL,
  );
  const file = form.get('cv') as File;
  expect([file.name, file.type, await file.text()]).toEqual([
    'cv asha.pdf',
    'application/pdf',
    '%PDF-1.7',
  ]);
});

test('reads lists that a browser without scripts posts as repeated entries', () => {
  const postedForm = new FormData();
  postedForm.set('name', 'Asha Gurung');
  postedForm.append('languages', 'go');
  postedForm.append('languages', 'rust');
  postedForm.set('cv', new File(['x'], 'cv.pdf'));
  const parsed = readPostedAnswers(postedForm);
  expect(parsed.name).toBe('Asha Gurung');
  expect(parsed.languages).toEqual(['go', 'rust']);
  expect(parsed.message).toBe('');
});

test('compares answers by every text and list', () => {
  expect(areSameAnswers(answers, { ...answers, languages: ['go', 'c-plus-plus'] })).toBe(true);
  expect(areSameAnswers(answers, { ...answers, languages: ['go'] })).toBe(false);
  expect(areSameAnswers(answers, { ...answers, message: ' ' })).toBe(false);
});
