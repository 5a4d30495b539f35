import type { Locale } from '#app/language/locale.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { PROBLEMS } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import type { Failure } from './draft.ts';

/** Seconds to wait where the answer does not say. */
const WAIT = 60;

/** What went wrong, where the applicant can do something about it; else empty. */
export function failureReason(
  { t }: Locale,
  { status, retryAt, message }: Failure,
  copy: PageCopy['drop-your-info']['failed'],
  now: number,
): string {
  if (message) return t(message);
  if (status === 0) return copy.unreachable;
  if (status === PROBLEMS.malformed.status) return copy.unreadable;
  if (status !== PROBLEMS['too-many'].status) return '';
  const seconds = retryAt === null ? WAIT : Math.max(1, Math.ceil((retryAt - now) / 1000));
  return t(MESSAGES.tooMany(seconds));
}
