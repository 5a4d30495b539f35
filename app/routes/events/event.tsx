import { apiContext } from '#app/api-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { event } from '#app/structured-data/event.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { calendarEventJsonLd } from './calendar-event-json-ld.ts';
import { calendarEventMeta } from './calendar-event-meta.ts';
import { CalendarEventPage } from './calendar-event-page.tsx';
import { events } from './event-kind.ts';
import { loadCalendarEvent } from './load-calendar-event.ts';
import { submissionHandle } from './submission-query.ts';

export const handle: PageHandle = { ...submissionHandle, entries: 'events' };

export function loader({ context, params }: LoaderArgs) {
  return loadCalendarEvent(events, context.get(apiContext), params.slug);
}

export function meta(args: MetaArgs<typeof loader>) {
  return calendarEventMeta(events, args.loaderData, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  return calendarEventJsonLd(events, page, event);
}

export default function EventPage({ loaderData, params }: PageProps<typeof loader>) {
  return <CalendarEventPage key={params.slug} kind={events} loaded={loaderData} />;
}
