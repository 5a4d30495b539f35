import { apiContext } from '#app/api-context.ts';
import { metadata } from '#app/metadata.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import type { Route } from './+types/event-list';
import { calendarEventListJsonLd } from './calendar-event-json-ld.ts';
import { CalendarEventListPage } from './calendar-event-list-page.tsx';
import { events } from './event-kind.ts';
import { loadInBrowser, loadOnServer } from './load-list.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadOnServer(events, context.get(apiContext));
}

export function clientLoader() {
  return loadInBrowser(events);
}

export function meta(args: Route.MetaArgs) {
  return metadata(events.copy.meta, args);
}

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return calendarEventListJsonLd(events, page);
}

export default function EventListPage({ loaderData }: Route.ComponentProps) {
  const { now, answer } = loaderData;
  return <CalendarEventListPage kind={events} loadedAt={now} asked={answer} />;
}
