import { apiContext } from '#app/api-context.ts';
import { browserContent } from '#app/content-client.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { event } from '#app/structured-data/event.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import type { Route } from './+types/event';
import { calendarEventJsonLd } from './calendar-event-json-ld.ts';
import { calendarEventMeta } from './calendar-event-meta.ts';
import { CalendarEventPage } from './calendar-event-page.tsx';
import { events } from './event-kind.ts';
import { loadCalendarEvent } from './load-calendar-event.ts';
import { submissionHandle } from './submission-query.ts';

export const handle: PageHandle = { ...submissionHandle, entries: 'events' };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadCalendarEvent(events, context.get(apiContext), params.slug);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadCalendarEvent(events, browserContent, params.slug);
}

export function meta(args: Route.MetaArgs) {
  return calendarEventMeta(events, args.loaderData, args);
}

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return calendarEventJsonLd(events, page, event);
}

export default function EventPage({ loaderData, params }: Route.ComponentProps) {
  return <CalendarEventPage key={params.slug} kind={events} loaded={loaderData} />;
}
