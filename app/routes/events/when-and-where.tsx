import type { ComponentProps } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { momentThere } from '#app/ui/dates/format-moment.ts';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { spell } from './countdown.ts';

/** In the visitor's own zone, which only the browser knows and whose place is kept, and in
 * Kathmandu's. */
export function WhenAndWhere({ event }: { event: CalendarEvent }) {
  const pack = usePack();
  const copy = useCopy('registration');
  const { start, end, mode, location } = event;
  const { title, yours, kathmandu, length, where } = copy.when;
  const dateTime = new Date(start).toISOString();
  return (
    <section className="border-t border-hairline pt-5">
      <h3 className="text-base tracking-normal">{title}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm">
        <Row name={yours} className="invisible col-span-2 noscript:hidden" data-your-time="">
          {'\u00a0'}
        </Row>
        <Row name={kathmandu} className="col-span-2">
          <time dateTime={dateTime}>{momentThere(pack, start)}</time>
        </Row>
        <Row name={length}>{spell(end - start, copy.timing)}</Row>
        <Row name={where}>{location || mode}</Row>
      </dl>
    </section>
  );
}

interface RowProps extends ComponentProps<'div'> {
  name: string;
}

function Row({ name, children, ...rest }: RowProps) {
  return (
    <div {...rest}>
      <dt className="text-ink-600">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
