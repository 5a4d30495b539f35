import { isProblem } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';

/** Seconds to wait where the answer does not say: the shortest window of the limits. */
const WAIT = 60;

/** Why a form as a whole was refused, where its sender can do something about it; else null. */
export function refusalMessage(error: unknown): string | null {
  if (!isProblem(error)) return null;
  if (error.code === 'too-many') return MESSAGES.tooMany(error.retryAfter ?? WAIT);
  const isAutofilled = error.errors?.some(({ field }) => field === HONEYPOT_FIELD);
  return isAutofilled ? MESSAGES.autofilled : null;
}
