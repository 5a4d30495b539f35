import { CallProblem } from '#console/api/call-problem.ts';
import { formatNumber } from '#console/ui/formats.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';

/** @param max characters */
export function lengthProblem(text: string, max: number = CONSOLE_LIMITS.note): string | undefined {
  const { length } = text.trim();
  if (length <= max) return undefined;
  return `Use ${formatNumber(max)} characters or fewer. You have used ${formatNumber(length)}.`;
}

/** The server's error of the text itself. Other errors are shown above the field. */
export const textProblem = (problem: unknown): string | undefined =>
  problem instanceof CallProblem
    ? (problem.errorOf('text') ?? problem.errorOf('mentions'))
    : undefined;

interface MailProblems {
  subject?: string | undefined;
  body?: string | undefined;
}

export const mailProblems = ({
  subject,
  body,
}: Record<'subject' | 'body', string>): MailProblems => ({
  subject: subject.trim() ? lengthProblem(subject, CONSOLE_LIMITS.subject) : 'Enter a subject',
  body: body.trim() ? lengthProblem(body, CONSOLE_LIMITS.mail) : 'Enter a message',
});
