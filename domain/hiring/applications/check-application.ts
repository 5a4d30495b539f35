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
  const errors: FieldError[] = [];
  const report = (field: string, message: string) => {
    if (!errors.some((error) => error.field === field)) errors.push({ field, message });
  };

  const result = ApplicationForm.safeParse(fields);
  for (const issue of result.error?.issues ?? []) report(String(issue.path[0]), issue.message);

  const phone = result.success ? await toE164(result.data.phone, numbering) : null;
  if (result.success && phone === null) report('phone', numbering.wrongPhone);

  const jobId = headerText(fields.jobId ?? '');
  const questions = found.isRepeat || !jobId ? [] : await jobQuestions(db, jobId, found.now);
  const answers = ApplicationForm.shape.answers.safeParse(fields.answers);
  const checked = checkAnswers(questions, answers.data ?? {});
  if (answers.success) for (const { field, message } of checked.errors) report(field, message);

  const fileMessage = resume
    ? resumeProblem(resume.bytes.length, resume.bytes)
    : APPLICATION_MESSAGES.required;
  if (fileMessage) report(RESUME.field, fileMessage);

  for (const { field, message } of found.errors) report(field, message);

  if (errors.length === 0 && result.success && phone && resume) {
    return { form: { ...result.data, phone }, given: checked.given, resume };
  }
  const isOnlyTooLarge = errors.every(
    ({ message }) => message === APPLICATION_MESSAGES.fileTooLarge,
  );
  throw new ProblemError(
    isOnlyTooLarge ? 'too-large' : 'invalid-fields',
    errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
    { errors },
  );
}
