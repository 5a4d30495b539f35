import { usePack } from '#app/pack-context.ts';
import type { PageProps } from '#app/page-module.ts';
import { course } from '#app/structured-data/course.ts';
import { CalendarEventPage, createEventPage } from './calendar-event-page.tsx';
import { trainingsOf } from './event-pages-config.ts';

export const { handle, loader, meta, structuredData } = createEventPage(
  trainingsOf,
  'trainings',
  course,
);

export default function TrainingPage({ loaderData, params }: PageProps<typeof loader>) {
  return <CalendarEventPage key={params.slug} kind={trainingsOf(usePack())} result={loaderData} />;
}
