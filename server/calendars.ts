/**
 * Events for calendars (RFC 5545). Times are UTC; an event keeps its UID whenever it is asked for. `DTSTAMP` is the
 * time at which the answer was made (3.8.7.2), so it is left out of the ETag: a calendar in which nothing
 * has changed is answered with 304.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EventAttributes } from 'ics';
import { sendNotFound } from '#api/problems.ts';
import { type CalendarEvent, isShowable, toCalendarEvent } from '#contract/calendar-events.ts';
import type { HostedDocuments } from './feeds.ts';
import { readOnlyContext } from './read-only-context.ts';
import { sendCacheable } from './send-cacheable.ts';

const TYPE = 'text/calendar; charset=utf-8';

const PLAIN_ORIGIN = /^https?:\/\/[a-z\d.-]+(:\d+)?$/;

const ONE = [
  { page: '/events', kind: 'events' },
  { page: '/trainings-and-certifications', kind: 'trainings' },
] as const;

export async function calendars(app: FastifyInstance, documents: HostedDocuments) {
  const { apiFor, publicUrl, brand } = documents;
  const apiOf = (page: string) => apiFor(readOnlyContext(page));

  app.get('/events/calendar.ics', async (request, reply) => {
    const { data } = await apiOf('/events').listEvents();
    const entries = data
      .map(toCalendarEvent)
      .filter(isShowable)
      .map((event) => entryOf('/events', event, publicUrl()));
    const text = await calendar(`${brand().name}: events`, entries);
    return sendCacheable(request, reply, { type: TYPE, text, lasting: unstamped(text) });
  });

  for (const { page, kind } of ONE) {
    app.get(`${page}/:file(^[^/]+\\.ics$)`, async (request, reply) => {
      const slug = (request as FastifyRequest<{ Params: { file: string } }>).params.file.slice(
        0,
        -4,
      );
      const api = apiOf(page);
      const found = await (kind === 'events' ? api.getEvent(slug) : api.getTraining(slug));
      const event = toCalendarEvent(found);
      if (!isShowable(event)) return sendNotFound(request, reply);
      const text = await calendar(event.name, [entryOf(page, event, publicUrl())]);
      reply.header('content-disposition', `attachment; filename="${encodeURIComponent(slug)}.ics"`);
      return sendCacheable(request, reply, { type: TYPE, text, lasting: unstamped(text) });
    });
  }
}

const unstamped = (text: string) => text.replace(/^DTSTAMP:.*\r\n/gm, '');

/** The library takes the time of making as well, though its types do not say so. */
type Entry = EventAttributes & { timestamp: number };

function entryOf(page: string, event: CalendarEvent, origin: string): Entry {
  const { slug, name, start, end, location, summary, category } = event;
  const url = `${origin}${page}/${encodeURIComponent(slug)}`;
  return {
    uid: `${page.slice(1)}-${slug}@${new URL(origin).hostname}`,
    title: name,
    timestamp: Date.now(),
    start,
    end,
    startInputType: 'utc',
    endInputType: 'utc',
    startOutputType: 'utc',
    endOutputType: 'utc',
    location,
    description: [summary, url].filter(Boolean).join('\n\n'),
    // The library refuses hosts that are no names; the URL is in the description too.
    ...(PLAIN_ORIGIN.test(origin) && { url }),
    ...(category.name && { categories: [category.name] }),
    status: 'CONFIRMED',
  };
}

async function calendar(calName: string, entries: EventAttributes[]): Promise<string> {
  const { createEvents } = await import('ics');
  const { error, value } = createEvents(entries, {
    calName,
    productId: '-//site//events//EN',
    method: 'PUBLISH',
  });
  if (error || !value) throw error ?? new Error('The calendar could not be made');
  return value;
}
