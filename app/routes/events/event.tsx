import { usePack } from '#app/pack-context.ts';
import type { PageProps } from '#app/page-module.ts';
import { event } from '#app/structured-data/event.ts';
import { CalendarEventPage, createEventPage } from './calendar-event-page.tsx';
import { eventsOf } from './event-pages-config.ts';

export const { handle, loader, meta, structuredData } = createEventPage(eventsOf, 'events', event);

export default function EventPage({ loaderData, params }: PageProps<typeof loader>) {
  return <CalendarEventPage key={params.slug} kind={eventsOf(usePack())} result={loaderData} />;
}
