import { data } from 'react-router';
import { browserContent } from '#app/content-client.ts';
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

export async function loadOnServer(kind: EventPagesConfig, api: ContentApi) {
  const answer = await askFor(kind, api);
  return data({ now: Date.now(), answer }, { status: 'failure' in answer ? 503 : 200 });
}

/** Milliseconds in which nobody minds waiting. */
const AT_ONCE = 150;

/**
 * A list that is there at once comes with the page, so that whoever goes back to it is back at their
 * place; for a slower one the page opens first.
 */
export async function loadInBrowser(kind: EventPagesConfig) {
  const asked = askFor(kind, browserContent);
  const soon = new Promise<void>((resolve) => setTimeout(resolve, AT_ONCE));
  const answer = await Promise.race([asked, soon]);
  return { now: Date.now(), answer: answer ?? asked };
}
