import { FieldError } from '#app/forms/field/field-error.tsx';
import CircleAlert from '#app/ui/icons/circle-alert.ts';
import LoaderCircle from '#app/ui/icons/loader-circle.ts';
import ShieldCheck from '#app/ui/icons/shield-check.ts';
import type { Captcha, CaptchaState } from './use-captcha.ts';

/** What is said of each state, and on the button that begins anew. */
export type CaptchaWords = Record<Exclude<CaptchaState, 'idle'> | 'label' | 'retry', string>;

interface CaptchaLineProps {
  words: CaptchaWords;
  captcha: Captcha;
  error: string | undefined;
}

/** How the check against robots stands. It asks nothing of anybody, unless it fails. */
export function CaptchaLine({ words, captcha: { state, renew }, error }: CaptchaLineProps) {
  return (
    <div id="captcha" tabIndex={-1} className="noscript:hidden">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm text-ink-600">
        <CaptchaIcon state={state} />
        <span aria-live="polite">{state === 'idle' ? '' : words[state]}</span>
        {state === 'failed' && (
          <button
            type="button"
            onClick={renew}
            className="min-h-11 cursor-pointer font-medium text-primary-600 underline underline-offset-4"
          >
            {words.retry}
          </button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function CaptchaIcon({ state }: Pick<Captcha, 'state'>) {
  const common = { size: 20 } as const;
  if (state === 'working') return <LoaderCircle {...common} className="animate-spin" />;
  if (state === 'done') return <ShieldCheck {...common} className="text-success" />;
  if (state === 'failed') return <CircleAlert {...common} className="text-secondary-600" />;
  return null;
}
