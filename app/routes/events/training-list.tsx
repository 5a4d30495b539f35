import { apiContext } from '#app/api-context.ts';
import { metadata } from '#app/metadata.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import type { Route } from './+types/training-list';
import { calendarEventListJsonLd } from './calendar-event-json-ld.ts';
import { CalendarEventListPage } from './calendar-event-list-page.tsx';
import { loadInBrowser, loadOnServer } from './load-list.ts';
import { trainings } from './training-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadOnServer(trainings, context.get(apiContext));
}

export function clientLoader() {
  return loadInBrowser(trainings);
}

export function meta(args: Route.MetaArgs) {
  return metadata(trainings.copy.meta, args);
}

export function structuredData(page: PageFacts<Route.ComponentProps['loaderData']>) {
  return calendarEventListJsonLd(trainings, page);
}

export default function TrainingListPage({ loaderData }: Route.ComponentProps) {
  const { now, answer } = loaderData;
  return <CalendarEventListPage kind={trainings} loadedAt={now} asked={answer} />;
}
