import { data } from 'react-router';
import {
  type CalendarEvent,
  type CalendarEventDetail,
  isShowable,
  toCalendarEvent,
  toCalendarEventDetail,
} from '#contract/calendar-events.ts';
import { addHeadingIds } from '#contract/heading-ids.ts';
import { isMissingList } from '#contract/missing-list.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { EventPagesConfig } from './event-pages-config.ts';
import { sortEvents } from './sort-events.ts';

/** Number of other events shown below an event. */
const MAX_OTHERS = 3;

export interface LoadedCalendarEvent {
  /** Epoch milliseconds. */
  now: number;
  event: CalendarEventDetail | null;
  failure: 'failed' | 'notFound' | null;
  /** Other upcoming events. */
  others: CalendarEvent[];
}

export async function loadCalendarEvent(kind: EventPagesConfig, api: PublicApi, slug: string) {
  const now = Date.now();
  const otherEvents = loadOthers(slug, kind, api, now);
  try {
    const detail = toCalendarEventDetail(await api[kind.call](slug));
    if (!isShowable(detail)) throw new ProblemError('not-found', 'The response is empty');
    // Other hosts of the API give headings no ids.
    const description = addHeadingIds(detail.description).html;
    const event = { ...detail, description };
    return data<LoadedCalendarEvent>({ now, event, failure: null, others: await otherEvents });
  } catch (error) {
    const others = await otherEvents;
    return isProblem(error) && error.status === 404
      ? data<LoadedCalendarEvent>({ now, event: null, failure: 'notFound', others }, 404)
      : data<LoadedCalendarEvent>({ now, event: null, failure: 'failed', others }, 503);
  }
}

/** Empty if they cannot be loaded, because the page works without them. */
async function loadOthers(slug: string, kind: EventPagesConfig, api: PublicApi, now: number) {
  try {
    const { data } = await kind.list(api);
    const others = data
      .map(toCalendarEvent)
      .filter((other) => isShowable(other) && other.slug !== slug);
    return sortEvents(others, now).upcoming.slice(0, MAX_OTHERS);
  } catch {
    return [];
  }
}

export type EventListResult = { events: CalendarEvent[] } | { failure: 'failed' | 'noData' };

async function readList(kind: EventPagesConfig, api: PublicApi): Promise<EventListResult> {
  try {
    const { data } = await kind.list(api);
    return { events: data.map(toCalendarEvent).filter(isShowable) };
  } catch (error) {
    return { failure: isMissingList(error) ? 'noData' : 'failed' };
  }
}

export async function loadList(kind: EventPagesConfig, api: PublicApi) {
  const answer = await readList(kind, api);
  return data({ now: Date.now(), answer }, { status: 'failure' in answer ? 503 : 200 });
}
