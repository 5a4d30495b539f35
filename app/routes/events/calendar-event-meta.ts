import { detailMetadata } from '#app/detail-metadata.ts';
import { type MetaPlace, titleOnly } from '#app/metadata.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { JsonLdNode, PageFacts, PageLocation } from '#app/structured-data/json-ld-node.ts';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { breadcrumbsOf, type EventPagesConfig, hrefOf } from './event-pages-config.ts';
import { inOrder } from './in-order.ts';
import type { ListAnswer, LoadedCalendarEvent } from './load-events.ts';

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

/** The JSON-LD of an event, or of a training. */
export function calendarEventJsonLd(
  kind: EventPagesConfig,
  page: PageFacts<LoadedCalendarEvent>,
  build: (event: CalendarEventDetail, now: number, place: PageLocation) => JsonLdNode | undefined,
): JsonLdNode[] {
  const { event, now } = page.loaderData;
  if (!event) return [];
  const summary = event.summary || kind.copy.detail.description;
  const node = build({ ...event, summary }, now, page);
  const breadcrumbs = breadcrumbList(breadcrumbsOf(page.pack, kind, event), page);
  return node ? [node, breadcrumbs] : [breadcrumbs];
}

interface LoadedList {
  now: number;
  answer: ListAnswer;
}

/** What is to come. */
export function calendarEventListJsonLd(
  kind: EventPagesConfig,
  page: PageFacts<LoadedList>,
): JsonLdNode[] {
  const { pack } = page;
  const { answer, now } = page.loaderData;
  const all = 'events' in answer ? answer.events : [];
  const links = inOrder(all, now).upcoming.map(({ name, slug }) => ({
    title: name,
    href: hrefOf(kind, slug),
  }));
  const breadcrumbs = breadcrumbList([{ title: kind.copy.breadcrumb }], page);
  return links.length > 0 ? [itemList(pack, links, page.origin), breadcrumbs] : [breadcrumbs];
}
