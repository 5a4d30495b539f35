/**
 * Events for calendars (RFC 5545), in UTC. An event keeps its UID, and its `SEQUENCE` grows with
 * each change, so subscribed calendars follow when it is moved or canceled. `DTSTAMP` is the time
 * of the answer (3.8.7.2). It is left out of the ETag, so an unchanged calendar is answered with
 * 304.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ICalEventData, ICalEventStatus } from 'ical-generator';
import { sendNotFound } from '#api/http/problems.ts';
import { leftOutAreas } from '#contract/areas.ts';
import { type CalendarEvent, isShowable, toCalendarEvent } from '#contract/calendar-events.ts';
import type { EventKind } from '#contract/events.ts';
import { removeControls } from '#contract/markup.ts';
import { readOnlyContext } from '#delivery/page-api.ts';
import type { DocumentSources } from './feeds.ts';
import { sendCacheable } from './send-cacheable.ts';

const TYPE = 'text/calendar; charset=utf-8';

/** Seconds after which a subscribed calendar should poll again. */
const REFRESH_INTERVAL = 3600;

const EVENT_PAGES = [
  { page: '/events', kind: 'events' },
  { page: '/trainings-and-certifications', kind: 'trainings' },
] as const;

export async function calendars(app: FastifyInstance, documents: DocumentSources) {
  const { apiFor, publicUrl, brand } = documents;
  const apiOf = (page: string) => apiFor(readOnlyContext(page));
  const isLeftOut = (kind: EventKind) => leftOutAreas(brand().without).has(kind);

  app.get('/events/calendar.ics', async (request, reply) => {
    if (isLeftOut('events')) return sendNotFound(request, reply);
    const { data } = await apiOf('/events').listEvents();
    const entries = data
      .map(toCalendarEvent)
      .filter(isShowable)
      .map((event) => entryOf('/events', event, publicUrl()));
    const text = await calendar(`${brand().name}: events`, entries);
    return sendCacheable(request, reply, { type: TYPE, text, lasting: unstamped(text) });
  });

  for (const { page, kind } of EVENT_PAGES) {
    app.get(`${page}/:file(^[^/]+\\.ics$)`, async (request, reply) => {
      if (isLeftOut(kind)) return sendNotFound(request, reply);
      const slug = (request as FastifyRequest<{ Params: { file: string } }>).params.file.slice(
        0,
        -4,
      );
      const api = apiOf(page);
      const entry = await (kind === 'events' ? api.getEvent(slug) : api.getTraining(slug));
      const event = toCalendarEvent(entry);
      if (!isShowable(event)) return sendNotFound(request, reply);
      const text = await calendar(event.name, [entryOf(page, event, publicUrl())]);
      reply.header('content-disposition', `attachment; filename="${encodeURIComponent(slug)}.ics"`);
      return sendCacheable(request, reply, { type: TYPE, text, lasting: unstamped(text) });
    });
  }
}

const unstamped = (text: string) => text.replace(/^DTSTAMP:.*\r\n/gm, '');

function entryOf(page: string, event: CalendarEvent, origin: string): ICalEventData {
  const { slug, name, start, end, location, summary, category } = event;
  const url = `${origin}${page}/${encodeURIComponent(slug)}`;
  return {
    id: `${page.slice(1)}-${slug}@${new URL(origin).hostname}`,
    summary: name,
    stamp: new Date(),
    start: new Date(start),
    end: new Date(end),
    location,
    description: [summary, url].filter(Boolean).join('\n\n'),
    url,
    categories: category.name ? [{ name: category.name }] : [],
    status: (event.isCancelled ? 'CANCELLED' : 'CONFIRMED') as ICalEventStatus,
    sequence: event.sequence,
    lastModified: event.lastModified === null ? null : new Date(event.lastModified),
  };
}

async function calendar(name: string, events: ICalEventData[]): Promise<string> {
  const { default: ical, escape: escapeText, ICalCalendarMethod } = await import('ical-generator');
  const prodId = { company: 'site', product: 'events', language: 'EN' };
  // The library escapes every text except this one.
  const calendarName = escapeText(name, false);
  const text = ical({
    name: calendarName,
    prodId,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_INTERVAL,
    events,
  }).toString();
  // A carriage return alone would end a line of the calendar.
  return removeControls(text).replace(/\r(?!\n)/g, ' ');
}
