/** URLs at which a visitor's own calendar opens with an event filled in. */
import type { CalendarEvent } from '#contract/calendar-events.ts';

type Entry = Pick<CalendarEvent, 'name' | 'start' | 'end' | 'location' | 'summary'>;

/** @param page URL of the event's page, with its origin */
export function calendarLinks(entry: Entry, page: string): { google: string; outlook: string } {
  const { name, start, end, location, summary } = entry;
  const details = [summary, page].filter(Boolean).join('\n\n');
  const google = {
    action: 'TEMPLATE',
    text: name,
    dates: `${basic(start)}/${basic(end)}`,
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
const basic = (time: number) => iso(time).replace(/[-:]/g, '');

/** Outlook shows a plus where a space was. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20');
}
