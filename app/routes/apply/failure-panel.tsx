import { useEffect, useRef } from 'react';
import type { Locale } from '#app/language/locale.ts';
import { useLocale } from '#app/language/use-locale.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import type { PageCopy } from '#contract/page-copy.ts';
import { PROBLEMS } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { useApplyWords } from './apply-words.ts';
import type { Failure } from './draft.ts';

interface FailurePanelProps {
  failure: Failure;
  /** Whether the résumé is in the form as well; without scripts it cannot be. */
  hasFile: boolean;
  /** Disabled while it is tried again. */
  isSending: boolean;
}

/** Why it was not sent, and that nothing is lost. Stands inside the form that it sends again. */
export function FailurePanel({ failure, hasFile, isSending }: FailurePanelProps) {
  const words = useApplyWords();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { title, text, textWithoutFile, retry } = words.failed;
  const reason = failureReason(useLocale(), failure, words.failed, Date.now());
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that came back without scripts starts here
      autoFocus
      className="scroll-mt-6 rounded-card border-[1.5px] border-secondary-600 bg-secondary-50 p-5 sm:p-6"
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
