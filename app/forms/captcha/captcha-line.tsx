import { FieldError } from '#app/forms/field/field.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Captcha, CaptchaState } from './use-captcha.ts';

/** The label of the check, a text for each state, and the label of the retry button. */
export type CaptchaLabels = Record<Exclude<CaptchaState, 'idle'> | 'label' | 'retry', string>;

interface CaptchaLineProps {
  labels: CaptchaLabels;
  captcha: Captcha;
  error: string | undefined;
}

/** The state of the captcha, which needs no action by the user unless it fails. */
export function CaptchaLine({ labels, captcha: { state, renew }, error }: CaptchaLineProps) {
  return (
    <div id="captcha" tabIndex={-1} className="noscript:hidden">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm text-ink-600">
        <CaptchaIcon state={state} />
        <span aria-live="polite">{state === 'idle' ? '' : labels[state]}</span>
        {state === 'failed' && (
          <button
            type="button"
            onClick={renew}
            className="min-h-11 cursor-pointer font-medium text-primary-600 underline underline-offset-4"
          >
            {labels.retry}
          </button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function CaptchaIcon({ state }: Pick<Captcha, 'state'>) {
  const common = { size: 20 } as const;
  if (state === 'working')
    return <Icon name="loader-circle" {...common} className="animate-spin" />;
  if (state === 'done') return <Icon name="shield-check" {...common} className="text-success" />;
  if (state === 'failed') return <Icon name="circle-alert" {...common} className="text-danger" />;
  return null;
}
