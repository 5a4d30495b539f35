import { detailMetadata } from '#app/detail-metadata.ts';
import { type MetaPlace, titleOnly } from '#app/metadata.ts';
import type { EventPagesConfig } from './event-pages-config.ts';
import type { LoadedCalendarEvent } from './load-calendar-event.ts';

export function calendarEventMeta(
  { copy }: EventPagesConfig,
  loaded: LoadedCalendarEvent | undefined,
  args: MetaPlace,
) {
  const { pack } = args;
  const event = loaded?.event;
  // As with articles, of one that could not be loaded only the list's title is told.
  if (!event) return titleOnly(pack, copy.meta.title);
  const { name, summary } = event;
  const { description: fallback } = copy.detail;
  const entry = { ...event, title: name, metaDescription: summary, fallback };
  return detailMetadata(entry, args);
}
