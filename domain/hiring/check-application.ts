import {
  APPLICATION_MESSAGES,
  ApplicationForm,
  type ApplicationOptions,
  RESUME,
  type ResumeFile,
  resumeProblem,
} from '#contract/applications.ts';
import { checkAnswers, type GivenAnswer } from '#contract/job-questions.ts';
import { withCountryCode } from '#contract/phone-numbers.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { headerText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { jobQuestions } from '#domain/hiring/jobs/index.ts';

export interface CheckedApplication {
  form: ApplicationForm;
  /** To the questions of the opening; `form.answers` is as it arrived. */
  given: GivenAnswer[];
  resume: ResumeFile;
}

export interface SentApplication {
  /** Text fields by name, as they arrived. */
  fields: Record<string, string>;
  resume: ResumeFile | null;
  numbering: Numbering;
}

interface Found {
  /** Errors beside those of the fields and the résumé. */
  errors: readonly FieldError[];
  /** A repeat is answered as the first one was, whatever the opening asks by now. */
  isRepeat: boolean;
  now: number;
}

/**
 * Checks the fields and the résumé.
 * @throws ProblemError with everything that is wrong: `too-large` where it is only the résumé's size, else
 *   `invalid-fields`
 */
export async function checkApplication(
  db: Db,
  { fields, resume, numbering }: SentApplication,
  found: Found,
): Promise<CheckedApplication> {
  const result = ApplicationForm.safeParse(fields);
  const phone = result.success ? await toE164(result.data.phone, numbering) : null;
  const answers = await readAnswers(db, fields, found);
  const errors = firstOfEach([
    ...(result.error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0]),
      message,
    })),
    ...(result.success && phone === null
      ? [{ field: 'phone', message: numbering.wrongPhone }]
      : []),
    ...answers.errors,
    ...resumeErrors(resume),
    ...found.errors,
  ]);
  if (errors.length === 0 && result.success && phone && resume) {
    return { form: { ...result.data, phone }, given: answers.given, resume };
  }
  throw refusal(errors);
}

/** Answers to the opening's questions; where they cannot be read, the form's schema says so. */
async function readAnswers(
  db: Db,
  fields: Record<string, string>,
  { isRepeat, now }: Found,
): Promise<ReturnType<typeof checkAnswers>> {
  const jobId = headerText(fields.jobId ?? '');
  const questions = isRepeat || !jobId ? [] : await jobQuestions(db, jobId, now);
  const answers = ApplicationForm.shape.answers.safeParse(fields.answers);
  const checked = checkAnswers(questions, answers.data ?? {});
  return answers.success ? checked : { ...checked, errors: [] };
}

function resumeErrors(resume: ResumeFile | null): FieldError[] {
  const message = resume
    ? resumeProblem(resume.bytes.length, resume.bytes)
    : APPLICATION_MESSAGES.required;
  return message ? [{ field: RESUME.field, message }] : [];
}

const firstOfEach = (errors: FieldError[]): FieldError[] =>
  errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at);

function refusal(errors: FieldError[]): ProblemError {
  const isOnlyTooLarge = errors.every(
    ({ message }) => message === APPLICATION_MESSAGES.fileTooLarge,
  );
  return new ProblemError(
    isOnlyTooLarge ? 'too-large' : 'invalid-fields',
    errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
    { errors },
  );
}

/** How phone numbers are typed where applicants live, see `site.yaml`. */
export interface Numbering {
  /** ISO 3166 code. */
  country: string;
  /** Such as `+977`. */
  phonePrefix: string;
  /** Answered where no such number can exist, in the language of the form. */
  wrongPhone: string;
}

/**
 * A phone number in E.164 form.
 * @param typed with a country code, or as it is dialled in the country itself
 * @returns null where no such number can exist
 */
async function toE164(
  typed: string,
  numbering: Omit<Numbering, 'wrongPhone'>,
): Promise<string | null> {
  // The numbering plans of the world take a while to load, and a start needs none of them.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js');
  const { country, phonePrefix } = numbering;
  const number = parsePhoneNumberFromString(
    withCountryCode(typed, phonePrefix),
    isSupportedCountry(country) ? country : undefined,
  );
  return number?.isPossible() ? number.number : null;
}

/** What the form's multi-selects offer. */
export async function listOptions(db: Db): Promise<ApplicationOptions> {
  const rows = await db
    .selectFrom('skill_options')
    .select(['list', 'id', 'label'])
    .orderBy('position')
    .execute();
  const optionsOf = (name: string) =>
    rows.filter(({ list }) => list === name).map(({ id, label }) => ({ id, label }));
  return Object.fromEntries(
    SKILL_LISTS.map((name) => [name, optionsOf(name)]),
  ) as ApplicationOptions;
}
