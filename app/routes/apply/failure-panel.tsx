import { useEffect, useRef } from 'react';
import type { Locale } from '#app/language/locale.ts';
import { useLocale } from '#app/language/use-locale.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import type { PageCopy } from '#contract/page-copy.ts';
import { PROBLEMS } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { useApplyCopy } from './apply-copy.ts';
import type { Failure } from './draft.ts';

interface FailurePanelProps {
  failure: Failure;
  /** The résumé is still in the form, which is impossible without scripts. */
  hasFile: boolean;
  /** Disables the button during a retry. */
  isSending: boolean;
}

/** Must be inside the form, because its button submits the form again. */
export function FailurePanel({ failure, hasFile, isSending }: FailurePanelProps) {
  const copy = useApplyCopy();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { title, text, textWithoutFile, retry } = copy.failed;
  const reason = failureReason(useLocale(), failure, copy.failed, Date.now());
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts, a returned page starts here
      autoFocus
      className="scroll-mt-6 rounded-card border-[1.5px] border-danger bg-danger-100 p-5 sm:p-6"
    >
      <h2 className="text-xl">{title}</h2>
      {reason && (
        <p suppressHydrationWarning className="mt-2">
          {reason}
        </p>
      )}
      <p className="mt-1 text-ink-700">{hasFile ? text : textWithoutFile}</p>
      <Button
        type="submit"
        size="small"
        tone="ink"
        disabled={isSending}
        className="mt-4 noscript:hidden"
      >
        {retry}
      </Button>
    </div>
  );
}

/** Seconds to wait if the response does not say. */
const DEFAULT_WAIT = 60;

/** The reason, if the applicant can act on it; otherwise empty. */
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
  const seconds = retryAt === null ? DEFAULT_WAIT : Math.max(1, Math.ceil((retryAt - now) / 1000));
  return t(MESSAGES.tooMany(seconds));
}
