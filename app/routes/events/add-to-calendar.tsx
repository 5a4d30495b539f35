import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { calendarLinks } from './calendar-links.ts';

interface AddToCalendarProps {
  event: CalendarEvent;
  /** Path of the event's page, and where it is. */
  page: string;
  origin: string;
}

const LINK = 'inline-flex min-h-11 items-center text-primary-700 underline underline-offset-4';

export function AddToCalendar({ event, page, origin }: AddToCalendarProps) {
  const copy = useCopy('registration');
  const words = useCopy('words');
  const id = useId();
  const { title, subscribe, google, outlook, file, hint } = copy.calendar;
  const links = calendarLinks(event, origin + page);
  const outside = [
    { name: google, href: links.google },
    { name: outlook, href: links.outlook },
  ];
  return (
    <section className="no-print border-t border-hairline pt-5">
      <h3 id={id} className="text-base tracking-normal">
        {title}
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-6 text-sm">
        <li>
          <a href={`webcal://${new URL(origin).host}${page}.ics`} className={LINK}>
            {subscribe}
          </a>
        </li>
        {outside.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" className={LINK}>
              {name}
              <span className="sr-only">{words.newTab}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`${page}.ics`} className={LINK}>
            {file}
          </a>
        </li>
      </ul>
      <p className="mt-1 text-sm text-ink-600">{hint}</p>
    </section>
  );
}
