import type { ReactNode } from 'react';
import { formatNamedMoment, isLikeSiteTime, momentThere } from '#app/ui/dates/format-moment.ts';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';
import copy from '#content/registration.yaml';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { spell } from './countdown.ts';

/** In the visitor's own zone, which only the browser knows and whose place is kept, and in
 * Kathmandu's. */
export function WhenAndWhere({ event }: { event: CalendarEvent }) {
  const { start, end, mode, location } = event;
  const { title, yours, kathmandu, same, length, where } = copy.when;
  const hydrated = useHydrated();
  const dateTime = new Date(start).toISOString();
  return (
    <section className="border-t border-hairline pt-5">
      <h3 className="text-base tracking-normal">{title}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm">
        <Row name={yours} className={`col-span-2 ${hydrated ? '' : 'invisible noscript:hidden'}`}>
          {!hydrated ? (
            '\u00a0'
          ) : isLikeSiteTime(start) ? (
            same
          ) : (
            <time dateTime={dateTime}>{formatNamedMoment(start)}</time>
          )}
        </Row>
        <Row name={kathmandu} className="col-span-2">
          <time dateTime={dateTime}>{momentThere(start)}</time>
        </Row>
        <Row name={length}>{spell(end - start, copy.timing)}</Row>
        <Row name={where}>{location || mode}</Row>
      </dl>
    </section>
  );
}

interface RowProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Row({ name, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt className="text-ink-600">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
