import { here } from '#app/language/here.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { PROBLEMS } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import type { Failure } from './draft.ts';

/** Seconds to wait where the answer does not say. */
const WAIT = 60;

/** What went wrong, where the applicant can do something about it; else empty. */
export function failureReason(
  { status, retryAt, message }: Failure,
  copy: PageCopy['drop-your-info']['failed'],
  now: number,
): string {
  if (message) return here.say(message);
  if (status === 0) return copy.unreachable;
  if (status === PROBLEMS.malformed.status) return copy.unreadable;
  if (status !== PROBLEMS['too-many'].status) return '';
  const seconds = retryAt === null ? WAIT : Math.max(1, Math.ceil((retryAt - now) / 1000));
  return here.say(MESSAGES.tooMany(seconds));
}
