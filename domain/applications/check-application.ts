import {
  APPLICATION_MESSAGES,
  ApplicationForm,
  RESUME,
  type ResumeFile,
  resumeProblem,
} from '#contract/applications.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { type Numbering, toE164 } from './phone.ts';

export interface CheckedApplication {
  form: ApplicationForm;
  resume: ResumeFile;
}

/**
 * Checks the fields and the résumé.
 * @throws ProblemError with everything that is wrong at once: `too-large` where it is only the
 *   résumé's size, else `invalid-fields`
 */
export async function checkApplication(
  fields: Record<string, string>,
  resume: ResumeFile | null,
  { captchaNeeded, numbering }: { captchaNeeded: boolean; numbering: Numbering },
): Promise<CheckedApplication> {
  const errors: FieldError[] = [];
  const report = (field: string, message: string) => {
    if (!errors.some((error) => error.field === field)) errors.push({ field, message });
  };

  const result = ApplicationForm.safeParse(fields);
  for (const issue of result.error?.issues ?? []) report(String(issue.path[0]), issue.message);

  const phone = result.success ? await toE164(result.data.phone, numbering) : null;
  if (result.success && phone === null) report('phone', APPLICATION_MESSAGES.phone);

  const fileMessage = resume
    ? resumeProblem(resume.bytes.length, resume.bytes)
    : APPLICATION_MESSAGES.required;
  if (fileMessage) report(RESUME.field, fileMessage);

  if (captchaNeeded && !fields.captcha) report('captcha', MESSAGES.captchaField);

  if (errors.length === 0 && result.success && phone && resume) {
    return { form: { ...result.data, phone }, resume };
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
