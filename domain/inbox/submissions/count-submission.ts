/** Counts submissions by form: stored ones, and refused ones by the reason. */
import { isProblem } from '#contract/problem.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { submissionsRefused, submissionsStored } from '#telemetry/site-metrics.ts';

export const countStored = (form: string): void => submissionsStored.add({ form });

/** Counts the error with which a submission was refused. Limits count their refusals themselves. */
export function countRefused(form: string, error: unknown): void {
  const reason = reasonOf(error);
  if (reason) submissionsRefused.add({ form, reason });
}

function reasonOf(error: unknown): string | undefined {
  if (!isProblem(error) || error.status >= 500) return 'unavailable';
  if (error.code === 'too-many') return undefined;
  const fields = error.errors?.map(({ field }) => field) ?? [];
  if (fields.includes(HONEYPOT_FIELD)) return 'honeypot';
  return fields.includes('captcha') ? 'captcha' : 'invalid';
}
