import { data } from 'react-router';
import { type CalendarEvent, isShowable, toCalendarEvent } from '#contract/calendar-events.ts';
import { isNoList } from '#contract/no-list.ts';
import type { ContentApi } from '#contract/public-api.ts';
import type { EventPagesConfig } from './event-pages-config.ts';

export type ListAnswer = { events: CalendarEvent[] } | { failure: 'failed' | 'noData' };

async function askFor(kind: EventPagesConfig, api: ContentApi): Promise<ListAnswer> {
  try {
    const { data } = await kind.list(api);
    return { events: data.map(toCalendarEvent).filter(isShowable) };
  } catch (error) {
    return { failure: isNoList(error) ? 'noData' : 'failed' };
  }
}

export async function loadList(kind: EventPagesConfig, api: ContentApi) {
  const answer = await askFor(kind, api);
  return data({ now: Date.now(), answer }, { status: 'failure' in answer ? 503 : 200 });
}
