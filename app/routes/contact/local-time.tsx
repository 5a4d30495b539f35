import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { UtcOffset } from '#contract/site.ts';
import localTime from './local-time.behavior.ts';

const ICON = { size: 16, className: 'hidden text-secondary-600' } as const;

/** What time it is in an office. Its line is kept free until the browser knows. */
export function LocalTime({ clock }: { clock: readonly UtcOffset[] }) {
  const copy = useCopy('pages/contact');
  return (
    <Behavior of={localTime} props={{ clock, words: copy.offices.clock }}>
      <p className="quiet mt-2 flex min-h-6 items-center gap-2 text-sm noscript:hidden">
        <Icon name="sunrise" {...ICON} />
        <Icon name="moon" {...ICON} />
        <span />
      </p>
    </Behavior>
  );
}
