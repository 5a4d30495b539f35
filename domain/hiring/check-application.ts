import {
  APPLICATION_MESSAGES,
  type ApplicationForm,
  type ApplicationOptions,
  applicationForm,
  RESUME,
  type ResumeFile,
  resumeProblem,
} from '#contract/applications.ts';
import { answersField, checkAnswers, type StoredAnswer } from '#contract/job-questions.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { toHeaderText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import type { BytesColumns } from '#domain/files/stored-bytes.ts';
import { jobQuestions } from '#domain/hiring/jobs/index.ts';
import { toE164, wrongPhone } from './applicant-phone.ts';
import type { ApplicationRules } from './application-rules.ts';

export interface CheckedApplication {
  form: ApplicationForm;
  /** Answers to the job's questions, checked. `form.answers` is the unchecked input. */
  answers: StoredAnswer[];
  resume: ResumeFile;
  /** Where the résumé's bytes are stored. Undefined until they have a place. */
  place?: BytesColumns;
}

export interface SubmittedApplication {
  /** Text fields by name, unchecked. */
  fields: Record<string, string>;
  resume: ResumeFile | null;
  rules: ApplicationRules;
}

interface CheckContext {
  /** Errors found outside the fields and the résumé. */
  errors: readonly FieldError[];
  /** A repeat gets the first answer again, even if the job's questions have changed since. */
  isRepeat: boolean;
  now: number;
}

/**
 * Checks the fields and the résumé.
 * @throws ProblemError with all errors: `too-large` if the résumé's size is the only one, otherwise
 *   `invalid-fields`
 */
export async function checkApplication(
  db: Db,
  { fields, resume, rules }: SubmittedApplication,
  context: CheckContext,
): Promise<CheckedApplication> {
  const result = applicationForm(rules.requiredProfiles).safeParse(fields);
  const phone = result.success ? await toE164(result.data.phone, rules.countries) : null;
  const answers = await readAnswers(db, { fields, rules }, context);
  const errors = firstErrorPerField([
    ...(result.error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0]),
      message,
    })),
    ...(result.success && phone === null
      ? [{ field: 'phone', message: await wrongPhone(fields.phone ?? '', rules) }]
      : []),
    ...answers.errors,
    ...resumeErrors(resume),
    ...context.errors,
  ]);
  if (errors.length === 0 && result.success && phone && resume) {
    return { form: { ...result.data, phone }, answers: answers.answers, resume };
  }
  throw refusal(errors);
}

/**
 * Checks the answers to the job's questions, and the pack's links. If they cannot be parsed, the
 * form's schema reports the error.
 */
async function readAnswers(
  db: Db,
  { fields, rules }: Pick<SubmittedApplication, 'fields' | 'rules'>,
  { isRepeat, now }: CheckContext,
): Promise<ReturnType<typeof checkAnswers>> {
  const jobId = toHeaderText(fields.jobId ?? '');
  const questions = isRepeat || !jobId ? [] : await jobQuestions(db, jobId, now);
  const links = isRepeat ? [] : rules.links;
  const answers = answersField.safeParse(fields.answers);
  const checked = checkAnswers([...questions, ...links], answers.data ?? {});
  return answers.success ? checked : { ...checked, errors: [] };
}

function resumeErrors(resume: ResumeFile | null): FieldError[] {
  const message = resume
    ? resumeProblem(resume.bytes.length, resume.bytes)
    : APPLICATION_MESSAGES.required;
  return message ? [{ field: RESUME.field, message }] : [];
}

const firstErrorPerField = (errors: FieldError[]): FieldError[] =>
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

/** Options of the form's multi-selects. */
export async function listSkillOptions(db: Db): Promise<ApplicationOptions> {
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
