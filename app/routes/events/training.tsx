import { usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { course } from '#app/structured-data/course.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { calendarEventJsonLd, calendarEventMeta } from './calendar-event-meta.ts';
import { CalendarEventPage } from './calendar-event-page.tsx';
import { submissionHandle, trainingsOf } from './event-pages-config.ts';
import { loadCalendarEvent } from './load-events.ts';

export const handle: PageHandle = { ...submissionHandle, entries: 'trainings' };

export function loader({ pack, context, params }: LoaderArgs) {
  return loadCalendarEvent(trainingsOf(pack), context.get(apiContext), params.slug);
}

export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  return calendarEventMeta(trainingsOf(pack), args.loaderData, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  return calendarEventJsonLd(trainingsOf(pack), page, course);
}

export default function TrainingPage({ loaderData, params }: PageProps<typeof loader>) {
  const pack = usePack();
  return <CalendarEventPage key={params.slug} kind={trainingsOf(pack)} loaded={loaderData} />;
}
