import { isProblem } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';

/** Seconds to wait without a `Retry-After`: the shortest window of the limits. */
const DEFAULT_WAIT = 60;

/** Why a form as a whole was refused; null if the sender cannot do anything about it. */
export function refusalMessage(error: unknown): string | null {
  if (!isProblem(error)) return null;
  if (error.code === 'too-many') return MESSAGES.tooMany(error.retryAfter ?? DEFAULT_WAIT);
  const isAutofilled = error.errors?.some(({ field }) => field === HONEYPOT_FIELD);
  return isAutofilled ? MESSAGES.autofilled : null;
}
