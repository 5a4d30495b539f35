/** What is wrong with an application, for each field one message. */

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
import { type FieldError, type ProblemCode, problemCodeOf } from '#contract/problem.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { type Answers, toFormData } from './answers.ts';
import type { Resume } from './resume.ts';

/** Those that a first answer needs, and the role where none is given. */
const FIRST_FIELDS = ['name', 'email', 'phone', 'linkedin', 'role', RESUME.field] as const;

/** Those that are folded away. */
export const FOLDED_FIELDS = [
  ...DETAIL_NAMES.filter((name) => name !== 'linkedin'),
  ...SKILL_LISTS,
  'message',
] as const;

const FIXED_FIELDS = [...FIRST_FIELDS, ...FOLDED_FIELDS, 'captcha'] as const;
export type FieldName = (typeof FIXED_FIELDS)[number] | AnswerField;

/** The fields that can show a message, in the order in which people meet them. */
export function fieldOrder(questions: readonly JobQuestion[]): FieldName[] {
  const asked = questions.map(({ id }) => answerField(id));
  return [...FIRST_FIELDS, ...asked, ...FOLDED_FIELDS, 'captcha'];
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Fields that are not shown have their messages beside one that is. */
const SHOWN_BY: Record<string, FieldName> = { jobId: 'role' };

/** One message a field, the first; messages for fields that nobody can see are left out. */
export function toFieldErrors(
  errors: readonly FieldError[],
  questions: readonly JobQuestion[],
): FieldErrors {
  const shown = fieldOrder(questions);
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const name = shown.find((each) => each === (SHOWN_BY[field] ?? field));
    if (name) result[name] ??= message;
  }
  return result;
}

/** Checks in the browser what can be checked there. */
export function checkApplication(
  answers: Answers,
  resume: Resume | null,
  { phonePrefix, questions }: { phonePrefix: string; questions: readonly JobQuestion[] },
): FieldErrors {
  // Captcha and honeypot are not the applicant's to get right.
  const form = toFormData(
    answers,
    { jobId: '', resume: null, captcha: '', honeypot: '' },
    phonePrefix,
  );
  const { error } = ApplicationForm.safeParse(Object.fromEntries(form));
  const errors = error?.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
  const unanswered = checkAnswers(questions, answers.questions).errors;
  return {
    ...toFieldErrors([...(errors ?? []), ...unanswered], questions),
    ...(!resume && { [RESUME.field]: APPLICATION_MESSAGES.required }),
  };
}

/** The messages in an answer of this status; empty where it is about no field. */
export function refusedFields(
  status: number,
  errors: readonly FieldError[] = [],
  questions: readonly JobQuestion[] = [],
): FieldErrors {
  const code: ProblemCode = problemCodeOf(status);
  if (code !== 'invalid-fields' && code !== 'too-large') return {};
  const fields = toFieldErrors(errors, questions);
  // A server in front of ours may refuse a large body without naming the file.
  if (code === 'too-large' && errors.length === 0) {
    return { [RESUME.field]: APPLICATION_MESSAGES.fileTooLarge };
  }
  return fields;
}
