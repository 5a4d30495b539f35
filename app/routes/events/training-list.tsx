import { usePack } from '#app/pack-context.ts';
import type { PageProps } from '#app/page-module.ts';
import { CalendarEventListPage, createEventListPage } from './calendar-event-lists.tsx';
import { trainingsOf } from './event-pages-config.ts';

export const { loader, meta, structuredData } = createEventListPage(trainingsOf);

export default function TrainingListPage({
  loaderData: { now, answer },
}: PageProps<typeof loader>) {
  return <CalendarEventListPage kind={trainingsOf(usePack())} loadedAt={now} answer={answer} />;
}
