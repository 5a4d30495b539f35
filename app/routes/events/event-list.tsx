import { apiContext } from '#app/api-context.ts';
import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { calendarEventListJsonLd } from './calendar-event-json-ld.ts';
import { CalendarEventListPage } from './calendar-event-list-page.tsx';
import { events } from './event-kind.ts';
import { loadList } from './load-list.ts';

export const handle: PageHandle = {};

export function loader({ context }: LoaderArgs) {
  return loadList(events, context.get(apiContext));
}

export function meta(args: MetaArgs<typeof loader>) {
  return metadata(events.copy.meta, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  return calendarEventListJsonLd(events, page);
}

export default function EventListPage({ loaderData }: PageProps<typeof loader>) {
  const { now, answer } = loaderData;
  return <CalendarEventListPage kind={events} loadedAt={now} answer={answer} />;
}
