/** What the inbox is narrowed to, as it stands in the URL. */

import { useCallback } from 'react';
import { call } from '#console/api/call.ts';
import { useList } from '#console/api/use-list.ts';
import type { InboxHead, InboxPage, InboxQuery } from '#contract/console/inbox.ts';
import { INBOX_STATES } from '#contract/console/names.ts';

export type Filters = Omit<InboxQuery, 'cursor'>;
export type FilterName = keyof Filters;

const NAMES = ['q', 'kind', 'state', 'about', 'assigned', 'unread', 'spam'] as const;

const CHOICES: Partial<Record<FilterName, readonly string[]>> = {
  state: INBOX_STATES,
  unread: ['yes', 'no'],
  spam: ['yes', 'no'],
};

/** What of the URL the server takes; the rest is left aside. */
export function readFilters(params: URLSearchParams): Filters {
  const known = NAMES.flatMap((name) => {
    const value = params.get(name);
    const isFit = value && (CHOICES[name]?.includes(value) ?? true);
    return isFit ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** In one order, so that the same filters are the same query. */
export const searchOf = (filters: Filters): string =>
  new URLSearchParams(
    NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  ).toString();

export function withFilter(filters: Filters, name: FilterName, value: string): Filters {
  const { [name]: _before, ...rest } = filters;
  return value === '' ? rest : { ...rest, [name]: value };
}

export const isFiltered = (filters: Filters): boolean => searchOf(filters) !== '';

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
