/** Errors of an application, one message for each field. */

import {
  APPLICATION_MESSAGES,
  type ApplicantDetail,
  applicationForm,
  DETAIL_NAMES,
  RESUME,
} from '#contract/applications.ts';
import {
  type AnswerField,
  answerField,
  checkAnswers,
  type FormQuestion,
  type LinkQuestion,
} from '#contract/job-questions.ts';
import type { PhoneCountry } from '#contract/phone-countries.ts';
import { type FieldError, type ProblemCode, problemCodeForStatus } from '#contract/problem.ts';
import type { ProfileName } from '#contract/profile-names.ts';
import { SKILL_LISTS, type SkillList } from '#contract/skill-lists.ts';
import { type Answers, toFormData } from './answers.ts';
import type { Resume } from './resume.ts';

/** The fields above the collapsed section. The role is editable only without a job. */
const CONTACT_FIELDS = ['name', 'email', 'phone'] as const;
const LATER_FIELDS = ['role', RESUME.field] as const;

export type FieldName =
  | (typeof CONTACT_FIELDS)[number]
  | (typeof LATER_FIELDS)[number]
  | ApplicantDetail
  | SkillList
  | 'message'
  | 'captcha'
  | AnswerField;

export const isLink = (question: FormQuestion): question is LinkQuestion =>
  question.kind === 'link';

/** The fields with a name of their own in the collapsed section. */
export const collapsedFields = (requiredProfiles: readonly ProfileName[]) => [
  ...DETAIL_NAMES.filter((name) => !(requiredProfiles as readonly string[]).includes(name)),
  ...SKILL_LISTS,
  'message' as const,
];

const NO_PROFILES: readonly ProfileName[] = [];

/** The fields that can show a message, in the order of the page. */
export function fieldOrder(
  questions: readonly FormQuestion[],
  requiredProfiles = NO_PROFILES,
): FieldName[] {
  const answers = (isAsked: (question: FormQuestion) => boolean) =>
    questions.filter(isAsked).map(({ id }) => answerField(id));
  return [
    ...CONTACT_FIELDS,
    ...requiredProfiles,
    ...answers((question) => isLink(question) && question.required),
    ...LATER_FIELDS,
    ...answers((question) => !isLink(question)),
    ...collapsedFields(requiredProfiles),
    ...answers((question) => isLink(question) && !question.required),
    'captcha',
  ];
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/** A hidden field's messages are shown at a visible field. */
const VISIBLE_FIELD: Record<string, FieldName> = { jobId: 'role' };

/** Keeps the first message of each field; drops messages for fields that are not on the page. */
export function toFieldErrors(
  errors: readonly FieldError[],
  questions: readonly FormQuestion[],
): FieldErrors {
  const fields = fieldOrder(questions);
  const result: FieldErrors = {};
  for (const { field, message } of errors) {
    const name = fields.find((each) => each === (VISIBLE_FIELD[field] ?? field));
    if (name) result[name] ??= message;
  }
  return result;
}

export interface FormRules {
  countries: readonly PhoneCountry[];
  requiredProfiles: readonly ProfileName[];
  questions: readonly FormQuestion[];
}

/** The browser's check, which leaves out captcha and honeypot. */
export function checkApplication(
  answers: Answers,
  resume: Resume | null,
  { countries, requiredProfiles, questions }: FormRules,
): FieldErrors {
  // Applicants cannot correct the captcha or the honeypot, so both are empty here.
  const form = toFormData(
    answers,
    { jobId: '', resume: null, captcha: '', honeypot: '' },
    countries,
  );
  const { error } = applicationForm(requiredProfiles).safeParse(Object.fromEntries(form));
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
  questions: readonly FormQuestion[] = [],
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
