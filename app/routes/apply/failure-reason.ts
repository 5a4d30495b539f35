import { fill } from '#app/ui/text/fill.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { PROBLEMS } from '#contract/problem.ts';
import type { Failure } from './draft.ts';

const MINUTE = 60;

/** What went wrong, where the applicant can do something about it; else empty. */
export function failureReason(
  { status, retryAt }: Failure,
  copy: PageCopy['drop-your-info']['failed'],
  now: number,
): string {
  if (status === 0) return copy.unreachable;
  if (status === PROBLEMS.malformed.status) return copy.unreadable;
  if (status !== PROBLEMS['too-many'].status) return '';
  const seconds = Math.max(1, Math.ceil(((retryAt ?? now + MINUTE * 1000) - now) / 1000));
  return fill(copy.tooMany, { wait: timeSpan(seconds) });
}

/** `40 seconds`, `2 minutes`, `3 hours`: rounded up, so that it is not too early. */
function timeSpan(seconds: number): string {
  const [unit, length] =
    seconds < MINUTE
      ? (['second', 1] as const)
      : seconds < 60 * MINUTE
        ? (['minute', MINUTE] as const)
        : (['hour', 60 * MINUTE] as const);
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  );
}
