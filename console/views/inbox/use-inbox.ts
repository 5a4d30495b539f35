/** The inbox, page after page, as far as it was opened. */
import { useCallback } from 'react';
import { call } from '#console/api/call.ts';
import { useList } from '#console/api/use-list.ts';
import type { InboxHead, InboxPage } from '#contract/console/inbox.ts';
import { readFilters } from './inbox-filters.ts';

export const inboxKey = (search: string) => `inbox?${search}`;

/** @param search the filters as `searchOf` writes them */
export function useInbox(search: string) {
  const readPage = useCallback(
    (cursor: string | undefined, signal: AbortSignal) =>
      call('listInbox', {
        query: { ...readFilters(new URLSearchParams(search)), cursor },
        signal,
      }),
    [search],
  );
  return useList<InboxHead, InboxPage>(inboxKey(search), readPage);
}
