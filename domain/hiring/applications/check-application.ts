import {
  APPLICATION_MESSAGES,
  ApplicationForm,
  RESUME,
  type ResumeFile,
  resumeProblem,
} from '#contract/applications.ts';
import { checkAnswers, type GivenAnswer } from '#contract/job-questions.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { headerText } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { jobQuestions } from '#domain/hiring/jobs/index.ts';
import { type Numbering, toE164 } from './phone.ts';

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
