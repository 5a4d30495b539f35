import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import type { CalendarEvent } from '#contract/calendar-events.ts';

interface AddToCalendarProps {
  event: CalendarEvent;
  /** Path of the event's page. */
  page: string;
  origin: string;
}

const LINK_CLASSES =
  'inline-flex min-h-11 items-center text-primary-700 underline underline-offset-4';

export function AddToCalendar({ event, page, origin }: AddToCalendarProps) {
  const copy = useCopy('registration');
  const labels = useCopy('labels');
  const id = useId();
  const { title, subscribe, google, outlook, file, hint } = copy.calendar;
  const links = calendarLinks(event, origin + page);
  const externalLinks = [
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
          <a href={`webcal://${new URL(origin).host}${page}.ics`} className={LINK_CLASSES}>
            {subscribe}
          </a>
        </li>
        {externalLinks.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" className={LINK_CLASSES}>
              {name}
              <span className="sr-only">{labels.newTab}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`${page}.ics`} className={LINK_CLASSES}>
            {file}
          </a>
        </li>
      </ul>
      <p className="mt-1 text-sm text-ink-600">{hint}</p>
    </section>
  );
}

type Entry = Pick<CalendarEvent, 'name' | 'start' | 'end' | 'location' | 'summary'>;

/** URLs that open a visitor's calendar. @param page URL of the event's page, with its origin */
export function calendarLinks(entry: Entry, page: string): { google: string; outlook: string } {
  const { name, start, end, location, summary } = entry;
  const details = [summary, page].filter(Boolean).join('\n\n');
  const google = {
    action: 'TEMPLATE',
    text: name,
    dates: `${compactIso(start)}/${compactIso(end)}`,
    details,
    location,
  };
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: name,
    startdt: iso(start),
    enddt: iso(end),
    body: details,
    location,
  };
  return {
    google: `https://calendar.google.com/calendar/render?${query(google)}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${query(outlook)}`,
  };
}

/** `2026-11-28T11:45:00Z` */
const iso = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/** `20261128T114500Z` */
const compactIso = (time: number) => iso(time).replace(/[-:]/g, '');

/** Outlook shows a plus sign instead of a space. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20');
}
