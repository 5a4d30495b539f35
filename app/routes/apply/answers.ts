/** Answers of the application form without the résumé, and their encoding as form data. */

import {
  type ApplicationForm,
  DETAIL_NAMES,
  HONEYPOT_FIELD,
  RESUME,
} from '#contract/applications.ts';
import { ANSWER_FIELD, answerField, type QuestionAnswers } from '#contract/job-questions.ts';
import { PHONE_COUNTRY_FIELD, type PhoneCountry, prefixOf } from '#contract/phone-countries.ts';
import { withCountryCode } from '#contract/phone-numbers.ts';
import { normalizeProfile } from '#contract/profiles.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import { type Resume, toFile } from './resume.ts';

/** The text fields that are sent, without the answers to a job's own questions. */
export const TEXT_FIELDS = [
  'name',
  'email',
  'phone',
  'role',
  ...DETAIL_NAMES,
  'message',
] as const satisfies readonly (keyof ApplicationForm)[];
export type TextFieldName = (typeof TEXT_FIELDS)[number];

/** What is sent, and the chosen country of the phone number, which becomes its prefix. */
export const ENTERED_FIELDS = [...TEXT_FIELDS, PHONE_COUNTRY_FIELD] as const;
export type EnteredFieldName = (typeof ENTERED_FIELDS)[number];

/** The lists hold the ids of the chosen options. An empty country is the main one. */
export type Answers = Record<EnteredFieldName, string> &
  Record<SkillList, readonly string[]> & {
    /** Answers to the job's own questions, and the links that the pack asks for. */
    questions: QuestionAnswers;
  };

/** An empty form, with the role if it is known. */
export function blankAnswers(role = ''): Answers {
  return answersOf(
    (name) => (name === 'role' ? role : ''),
    () => [],
    {},
  );
}

/** Reads a form posted without scripts, where a list has one entry for each choice. */
export function readPostedAnswers(form: FormData): Answers {
  const texts = (name: string) => form.getAll(name).filter((entry) => typeof entry === 'string');
  return answersOf((name) => texts(name)[0] ?? '', texts, readQuestionAnswers(form));
}

/** Reads the answers to questions, each of which is a separate field. */
export function readQuestionAnswers(form: FormData): QuestionAnswers {
  const prefix = answerField('');
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string'
        ? [[name.slice(prefix.length), value]]
        : [],
    ),
  );
}

function answersOf(
  textOf: (name: EnteredFieldName) => string,
  listOf: (name: SkillList) => readonly string[],
  questions: QuestionAnswers,
): Answers {
  return Object.fromEntries([
    ...ENTERED_FIELDS.map((name) => [name, textOf(name)]),
    ...SKILL_LISTS.map((name) => [name, listOf(name)]),
    ['questions', questions],
  ]) as Answers;
}

export interface Envelope {
  /** Slug of the job; empty for the talent pool. */
  jobId: string;
  resume: Resume | null;
  captcha: string;
  honeypot: string;
}

/**
 * The multipart form of `POST /job-application`. Phone and profiles are completed here, because
 * another host of the API may store them unchanged. The captcha precedes the file, so it is checked
 * before the file is uploaded.
 */
export function toFormData(
  answers: Answers,
  { jobId, resume, captcha, honeypot }: Envelope,
  countries: readonly PhoneCountry[],
): FormData {
  const form = new FormData();
  for (const name of TEXT_FIELDS) form.set(name, answers[name]);
  form.set('phone', withCountryCode(answers.phone, prefixOf(countries, answers.phoneCountry)));
  form.set('linkedin', normalizeProfile('linkedin', answers.linkedin));
  form.set('github', normalizeProfile('github', answers.github));
  for (const name of SKILL_LISTS) form.set(name, JSON.stringify(answers[name]));
  form.set(ANSWER_FIELD, JSON.stringify(answers.questions));
  form.set('jobId', jobId);
  form.set('captcha', captcha);
  form.set(HONEYPOT_FIELD, honeypot);
  if (resume) form.set(RESUME.field, toFile(resume));
  return form;
}

/** An unanswered question equals an empty answer. */
export function areSameAnswers(one: Answers, other: Answers): boolean {
  const hasSameTexts = ENTERED_FIELDS.every((name) => one[name] === other[name]);
  const hasSameLists = SKILL_LISTS.every((name) => one[name].join('\n') === other[name].join('\n'));
  const questionIds = new Set([...Object.keys(one.questions), ...Object.keys(other.questions)]);
  const hasSameAnswers = [...questionIds].every(
    (id) => (one.questions[id] ?? '') === (other.questions[id] ?? ''),
  );
  return hasSameTexts && hasSameLists && hasSameAnswers;
}
