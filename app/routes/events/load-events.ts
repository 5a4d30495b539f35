import { data } from 'react-router';
import {
  type CalendarEvent,
  type CalendarEventDetail,
  isShowable,
  toCalendarEvent,
  toCalendarEventDetail,
} from '#contract/calendar-events.ts';
import { withHeadingIds } from '#contract/heading-ids.ts';
import { isNoList } from '#contract/no-list.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { EventPagesConfig } from './event-pages-config.ts';
import { inOrder } from './in-order.ts';

/** How many others are shown. */
const MORE = 3;

export interface LoadedCalendarEvent {
  /** Epoch milliseconds at which it was loaded. */
  now: number;
  event: CalendarEventDetail | null;
  failure: 'failed' | 'notFound' | null;
  /** Others that are to come. */
  others: CalendarEvent[];
}

export async function loadCalendarEvent(kind: EventPagesConfig, api: PublicApi, slug: string) {
  const now = Date.now();
  const asked = othersThan(slug, kind, api, now);
  try {
    const found = toCalendarEventDetail(await api[kind.call](slug));
    if (!isShowable(found)) throw new ProblemError('not-found', 'The answer is empty');
    // Other hosts give headings no ids.
    const description = withHeadingIds(found.description).html;
    const event = { ...found, description };
    return data<LoadedCalendarEvent>({ now, event, failure: null, others: await asked });
  } catch (error) {
    const others = await asked;
    return isProblem(error) && error.status === 404
      ? data<LoadedCalendarEvent>({ now, event: null, failure: 'notFound', others }, 404)
      : data<LoadedCalendarEvent>({ now, event: null, failure: 'failed', others }, 503);
  }
}

/** None where they cannot be loaded: the page is not about them. */
async function othersThan(slug: string, kind: EventPagesConfig, api: PublicApi, now: number) {
  try {
    const { data } = await kind.list(api);
    const others = data
      .map(toCalendarEvent)
      .filter((other) => isShowable(other) && other.slug !== slug);
    return inOrder(others, now).upcoming.slice(0, MORE);
  } catch {
    return [];
  }
}

export type ListAnswer = { events: CalendarEvent[] } | { failure: 'failed' | 'noData' };

async function askFor(kind: EventPagesConfig, api: PublicApi): Promise<ListAnswer> {
  try {
    const { data } = await kind.list(api);
    return { events: data.map(toCalendarEvent).filter(isShowable) };
  } catch (error) {
    return { failure: isNoList(error) ? 'noData' : 'failed' };
  }
}

export async function loadList(kind: EventPagesConfig, api: PublicApi) {
  const answer = await askFor(kind, api);
  return data({ now: Date.now(), answer }, { status: 'failure' in answer ? 503 : 200 });
}
