import { usePack } from '#app/pack-context.ts';
import type { PageProps } from '#app/page-module.ts';
import { CalendarEventListPage, createEventListPage } from './calendar-event-lists.tsx';
import { eventsOf } from './event-pages-config.ts';

export const { loader, meta, structuredData } = createEventListPage(eventsOf);

export default function EventListPage({ loaderData: { now, answer } }: PageProps<typeof loader>) {
  return <CalendarEventListPage kind={eventsOf(usePack())} loadedAt={now} answer={answer} />;
}
