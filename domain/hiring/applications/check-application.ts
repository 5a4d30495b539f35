import {
  APPLICATION_MESSAGES,
  ApplicationForm,
  RESUME,
  type ResumeFile,
  resumeProblem,
} from '#contract/applications.ts';
import { checkAnswers, type GivenAnswer, type JobQuestion } from '#contract/job-questions.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { headerText, MESSAGES } from '#contract/text-rules.ts';
import { type Numbering, toE164 } from './phone.ts';

export interface CheckedApplication {
  form: ApplicationForm;
  /** To the questions of the opening; `form.answers` is what came. */
  given: GivenAnswer[];
  resume: ResumeFile;
}

interface Checks {
  captchaNeeded: boolean;
  numbering: Numbering;
  /** What the opening with this slug asks by itself. */
  questionsFor: (jobId: string) => Promise<readonly JobQuestion[]>;
}

/**
 * Checks the fields and the résumé.
 * @throws ProblemError with everything that is wrong at once: `too-large` where it is only the
 *   résumé's size, else `invalid-fields`
 */
export async function checkApplication(
  fields: Record<string, string>,
  resume: ResumeFile | null,
  { captchaNeeded, numbering, questionsFor }: Checks,
): Promise<CheckedApplication> {
  const errors: FieldError[] = [];
  const report = (field: string, message: string) => {
    if (!errors.some((error) => error.field === field)) errors.push({ field, message });
  };

  const result = ApplicationForm.safeParse(fields);
  for (const issue of result.error?.issues ?? []) report(String(issue.path[0]), issue.message);

  const phone = result.success ? await toE164(result.data.phone, numbering) : null;
  if (result.success && phone === null) report('phone', numbering.wrongPhone);

  const questions = await questionsFor(headerText(fields.jobId ?? ''));
  const answers = ApplicationForm.shape.answers.safeParse(fields.answers);
  const checked = checkAnswers(questions, answers.data ?? {});
  if (answers.success) for (const { field, message } of checked.errors) report(field, message);

  const fileMessage = resume
    ? resumeProblem(resume.bytes.length, resume.bytes)
    : APPLICATION_MESSAGES.required;
  if (fileMessage) report(RESUME.field, fileMessage);

  if (captchaNeeded && !fields.captcha) report('captcha', MESSAGES.captchaField);

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
