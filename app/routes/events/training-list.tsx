import { apiContext } from '#app/api-context.ts';
import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { calendarEventListJsonLd } from './calendar-event-json-ld.ts';
import { CalendarEventListPage } from './calendar-event-list-page.tsx';
import { loadList } from './load-list.ts';
import { trainings } from './training-kind.ts';

export const handle: PageHandle = {};

export function loader({ context }: LoaderArgs) {
  return loadList(trainings, context.get(apiContext));
}

export function meta(args: MetaArgs<typeof loader>) {
  return metadata(trainings.copy.meta, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  return calendarEventListJsonLd(trainings, page);
}

export default function TrainingListPage({ loaderData }: PageProps<typeof loader>) {
  const { now, answer } = loaderData;
  return <CalendarEventListPage kind={trainings} loadedAt={now} answer={answer} />;
}
