/** What is wrong with an application, for each field one message. */

import { APPLICATION_MESSAGES, ApplicationForm, RESUME } from '#contract/applications.ts';
import { type FieldError, type ProblemCode, problemCodeOf } from '#contract/problem.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { type Answers, TEXT_FIELDS, toFormData } from './answers.ts';
import type { Resume } from './resume.ts';

/** The fields that can show a message, in the order in which people meet them. */
export const FIELD_ORDER = [
  ...TEXT_FIELDS.filter((name) => name !== 'message'),
  ...SKILL_LISTS,
  RESUME.field,
  'message',
  'captcha',
] as const;
export type FieldName = (typeof FIELD_ORDER)[number];

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Fields that are not shown have their messages beside one that is. */
const SHOWN_BY: Record<string, FieldName> = { jobId: 'role' };

const isShown = (name: string): name is FieldName => FIELD_ORDER.some((field) => field === name);

/** One message a field, the first; messages for fields that nobody can see are left out. */
export function toFieldErrors(errors: readonly FieldError[]): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const name = SHOWN_BY[field] ?? field;
    if (isShown(name)) result[name] ??= message;
  }
  return result;
}

/** Checks in the browser what can be checked there. */
export function checkApplication(
  answers: Answers,
  resume: Resume | null,
  phonePrefix: string,
): FieldErrors {
  // Captcha and honeypot are not the applicant's to get right.
  const form = toFormData(
    answers,
    { jobId: '', resume: null, captcha: '', honeypot: '' },
    phonePrefix,
  );
  const { error } = ApplicationForm.safeParse(Object.fromEntries(form));
  const errors = error?.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
  return {
    ...toFieldErrors(errors ?? []),
    ...(!resume && { [RESUME.field]: APPLICATION_MESSAGES.required }),
  };
}

/** The messages in an answer of this status; empty where it is about no field. */
export function refusedFields(status: number, errors: readonly FieldError[] = []): FieldErrors {
  const code: ProblemCode = problemCodeOf(status);
  if (code !== 'invalid-fields' && code !== 'too-large') return {};
  const fields = toFieldErrors(errors);
  // A server in front of ours may refuse a large body without naming the file.
  if (code === 'too-large' && errors.length === 0) {
    return { [RESUME.field]: APPLICATION_MESSAGES.fileTooLarge };
  }
  return fields;
}
