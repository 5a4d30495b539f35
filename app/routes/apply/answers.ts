/** What applicants enter, apart from their résumé, and the form in which it travels. */

import {
  type ApplicationForm,
  DETAIL_NAMES,
  HONEYPOT_FIELD,
  RESUME,
} from '#contract/applications.ts';
import { ANSWER_FIELD, answerField, type QuestionAnswers } from '#contract/job-questions.ts';
import { withCountryCode } from '#contract/phone-numbers.ts';
import { completeProfile } from '#contract/profiles.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import { type Resume, toFile } from './resume.ts';

/** What is typed, apart from answers to an opening's own questions. */
export const TEXT_FIELDS = [
  'name',
  'email',
  'phone',
  'role',
  ...DETAIL_NAMES,
  'message',
] as const satisfies readonly (keyof ApplicationForm)[];
export type TextFieldName = (typeof TEXT_FIELDS)[number];

/** The lists hold the ids of the chosen options. */
export type Answers = Record<TextFieldName, string> &
  Record<SkillList, readonly string[]> & {
    /** To the opening's own questions. */
    questions: QuestionAnswers;
  };

/** An empty form, but for the role where it is known. */
export function blankAnswers(role = ''): Answers {
  return answersOf(
    (name) => (name === 'role' ? role : ''),
    () => [],
    {},
  );
}

/** What a browser without scripts has posted, lists as one entry for each choice. */
export function postedAnswers(form: FormData): Answers {
  const texts = (name: string) => form.getAll(name).filter((entry) => typeof entry === 'string');
  return answersOf((name) => texts(name)[0] ?? '', texts, answersIn(form));
}

/** Answers to an opening's own questions, each under a name of its own. */
export function answersIn(form: FormData): QuestionAnswers {
  const start = answerField('');
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(start) && typeof value === 'string'
        ? [[name.slice(start.length), value]]
        : [],
    ),
  );
}

function answersOf(
  textOf: (name: TextFieldName) => string,
  listOf: (name: SkillList) => readonly string[],
  questions: QuestionAnswers,
): Answers {
  return Object.fromEntries([
    ...TEXT_FIELDS.map((name) => [name, textOf(name)]),
    ...SKILL_LISTS.map((name) => [name, listOf(name)]),
    ['questions', questions],
  ]) as Answers;
}

export interface Envelope {
  /** Slug of the opening; empty for the talent pool. */
  jobId: string;
  resume: Resume | null;
  captcha: string;
  honeypot: string;
}

/**
 * The multipart form that `POST /job-application` takes. Phone and profiles are completed here: another
 * host of the API may store them as they come. The captcha goes before the file.
 */
export function toFormData(
  answers: Answers,
  { jobId, resume, captcha, honeypot }: Envelope,
  phonePrefix: string,
): FormData {
  const form = new FormData();
  for (const name of TEXT_FIELDS) form.set(name, answers[name]);
  form.set('phone', withCountryCode(answers.phone, phonePrefix));
  form.set('linkedin', completeProfile('linkedin', answers.linkedin));
  form.set('github', completeProfile('github', answers.github));
  for (const name of SKILL_LISTS) form.set(name, JSON.stringify(answers[name]));
  form.set(ANSWER_FIELD, JSON.stringify(answers.questions));
  form.set('jobId', jobId);
  form.set('captcha', captcha);
  form.set(HONEYPOT_FIELD, honeypot);
  if (resume) form.set(RESUME.field, toFile(resume));
  return form;
}

/** Whether two answers say the same. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const texts = TEXT_FIELDS.every((name) => one[name] === other[name]);
  const lists = SKILL_LISTS.every((name) => one[name].join('\n') === other[name].join('\n'));
  const asked = new Set([...Object.keys(one.questions), ...Object.keys(other.questions)]);
  const answers = [...asked].every(
    (id) => (one.questions[id] ?? '') === (other.questions[id] ?? ''),
  );
  return texts && lists && answers;
}
