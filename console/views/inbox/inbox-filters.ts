/** The filters of the inbox, stored in the URL. */

import { useCallback } from 'react';
import { call } from '#console/api/call.ts';
import { useList } from '#console/api/use-list.ts';
import { urlFilters } from '#console/ui/url-filters.ts';
import type { InboxPage, InboxQuery, InboxSummary } from '#contract/console/inbox.ts';
import { INBOX_STATES } from '#contract/console/names.ts';

export type FilterName = Exclude<keyof InboxQuery, 'cursor'>;
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

const YES_OR_NO = /^(yes|no)$/;

export const { readFilters, searchOf, withFilter } = urlFilters<FilterName>({
  q: /\S/,
  kind: /\S/,
  state: new RegExp(`^(${INBOX_STATES.join('|')})$`),
  about: /\S/,
  assigned: /\S/,
  unread: YES_OR_NO,
  spam: YES_OR_NO,
});

export const isFiltered = (filters: Filters): boolean => searchOf(filters) !== '';

export const inboxKey = (search: string) => `inbox?${search}`;

/** @param search the filters as `searchOf` writes them */
export function useInbox(search: string) {
  const readPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const query = { ...readFilters(new URLSearchParams(search)), cursor };
      return call('listInbox', { query: query as InboxQuery, signal });
    },
    [search],
  );
  return useList<InboxSummary, InboxPage>(inboxKey(search), readPage);
}
