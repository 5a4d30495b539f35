/** Errors of an application, one message for each field. */

import {
  APPLICATION_MESSAGES,
  ApplicationForm,
  DETAIL_NAMES,
  RESUME,
} from '#contract/applications.ts';
import {
  type AnswerField,
  answerField,
  checkAnswers,
  type JobQuestion,
} from '#contract/job-questions.ts';
import { type FieldError, type ProblemCode, problemCodeForStatus } from '#contract/problem.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { type Answers, toFormData } from './answers.ts';
import type { Resume } from './resume.ts';

/** The fields above the collapsed section. The role is editable only without a job. */
const FIRST_FIELDS = ['name', 'email', 'phone', 'linkedin', 'role', RESUME.field] as const;

/** The fields in the collapsed section. */
export const COLLAPSED_FIELDS = [
  ...DETAIL_NAMES.filter((name) => name !== 'linkedin'),
  ...SKILL_LISTS,
  'message',
] as const;

const FIXED_FIELDS = [...FIRST_FIELDS, ...COLLAPSED_FIELDS, 'captcha'] as const;
export type FieldName = (typeof FIXED_FIELDS)[number] | AnswerField;

/** The fields that can show a message, in the order of the page. */
export function fieldOrder(questions: readonly JobQuestion[]): FieldName[] {
  const answerFields = questions.map(({ id }) => answerField(id));
  return [...FIRST_FIELDS, ...answerFields, ...COLLAPSED_FIELDS, 'captcha'];
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/** A hidden field's messages are shown at a visible field. */
const VISIBLE_FIELD: Record<string, FieldName> = { jobId: 'role' };

/** Keeps the first message of each field; drops messages for fields that are not on the page. */
export function toFieldErrors(
  errors: readonly FieldError[],
  questions: readonly JobQuestion[],
): FieldErrors {
  const fields = fieldOrder(questions);
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const name = fields.find((each) => each === (VISIBLE_FIELD[field] ?? field));
    if (name) result[name] ??= message;
  }
  return result;
}

/** The browser's check, which leaves out captcha and honeypot. */
export function checkApplication(
  answers: Answers,
  resume: Resume | null,
  { phonePrefix, questions }: { phonePrefix: string; questions: readonly JobQuestion[] },
): FieldErrors {
  // Applicants cannot correct the captcha or the honeypot, so both are empty here.
  const form = toFormData(
    answers,
    { jobId: '', resume: null, captcha: '', honeypot: '' },
    phonePrefix,
  );
  const { error } = ApplicationForm.safeParse(Object.fromEntries(form));
  const errors = error?.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
  const answerErrors = checkAnswers(questions, answers.questions).errors;
  return {
    ...toFieldErrors([...(errors ?? []), ...answerErrors], questions),
    ...(!resume && { [RESUME.field]: APPLICATION_MESSAGES.required }),
  };
}

/** The field errors in a response of this status; empty if it is about no field. */
export function fieldErrorsOf(
  status: number,
  errors: readonly FieldError[] = [],
  questions: readonly JobQuestion[] = [],
): FieldErrors {
  const code: ProblemCode = problemCodeForStatus(status);
  if (code !== 'invalid-fields' && code !== 'too-large') return {};
  const fields = toFieldErrors(errors, questions);
  // A proxy may refuse a large body without naming the file.
  if (code === 'too-large' && errors.length === 0) {
    return { [RESUME.field]: APPLICATION_MESSAGES.fileTooLarge };
  }
  return fields;
}
