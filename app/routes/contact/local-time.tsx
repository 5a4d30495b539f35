import { clockTime } from '#app/ui/clock/clock-time.ts';
import { useNow } from '#app/ui/clock/use-now.ts';
import Moon from '#app/ui/icons/moon.ts';
import Sunrise from '#app/ui/icons/sunrise.ts';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/contact.yaml';
import type { UtcOffset } from '#contract/site.ts';

/** What time it is in an office. Its line is kept free until the browser knows. */
export function LocalTime({ clock }: { clock: readonly UtcOffset[] }) {
  const now = useNow();
  const { time, isDay } = now ? clockTime(now, clock) : { time: '', isDay: true };
  const Icon = isDay ? Sunrise : Moon;
  return (
    <p className="quiet mt-2 flex min-h-6 items-center gap-2 text-sm noscript:hidden">
      {now && (
        <>
          <Icon size={16} aria-hidden="true" className="flex-none text-secondary-600" />
          {fill(copy.offices.clock, { time })}
        </>
      )}
    </p>
  );
}
