import { metadata } from '#app/metadata.ts';
import { usePack } from '#app/pack-context.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { CalendarEventListPage } from './calendar-event-lists.tsx';
import { calendarEventListJsonLd } from './calendar-event-meta.ts';
import { trainingsOf } from './event-pages-config.ts';
import { loadList } from './load-events.ts';

export function loader({ pack, context }: LoaderArgs) {
  return loadList(trainingsOf(pack), context.get(apiContext));
}

export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  return metadata(trainingsOf(pack).copy.meta, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  return calendarEventListJsonLd(trainingsOf(pack), page);
}

export default function TrainingListPage({ loaderData }: PageProps<typeof loader>) {
  const pack = usePack();
  const { now, answer } = loaderData;
  return <CalendarEventListPage kind={trainingsOf(pack)} loadedAt={now} answer={answer} />;
}
