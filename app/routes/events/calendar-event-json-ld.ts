import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { JsonLdNode, PageFacts, PageLocation } from '#app/structured-data/json-ld-node.ts';
import type { CalendarEventDetail } from '#contract/calendar-events.ts';
import { breadcrumbsOf, type EventPagesConfig, hrefOf } from './event-pages-config.ts';
import { inOrder } from './in-order.ts';
import type { LoadedCalendarEvent } from './load-calendar-event.ts';
import type { ListAnswer } from './load-list.ts';

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
