/** Lists with cursor pagination and infinite loading. */
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { queryClient } from './queries.ts';

export interface PageOf<Item> {
  items: Item[];
  /** Cursor of the next page. */
  next: string | null;
}

/** A list in the cache, as `edit` receives it. */
export type Pages<Page> = InfiniteData<Page, string | undefined>;

/** An item that moved while the pages were loading may be on two of them. */
export function itemsIn<Item extends { id: string }>(pages: readonly PageOf<Item>[]): Item[] {
  const byId = new Map<string, Item>();
  for (const { items } of pages) {
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

/** Items of a cached list, for code outside of components. */
export function cachedItems<Item extends { id: string }>(key: string): Item[] {
  return itemsIn(queryClient.getQueryData<Pages<PageOf<Item>>>([key])?.pages ?? []);
}

/** The items of all pages, with the other fields of the last page. */
function joinPages<Item extends { id: string }, Page extends PageOf<Item>>({ pages }: Pages<Page>) {
  const last = pages.at(-1) as Page;
  return { ...last, items: itemsIn<Item>(pages) };
}

type FetchNextPage = (options: {
  cancelRefetch: false;
}) => Promise<{ isError: boolean; hasNextPage: boolean }>;

/**
 * Loads one more page. Waits while the list is being fetched, and fetches an invalidated list
 * first, so neither request replaces the result of the other.
 * @param isEnabled false once another list is shown under this hook
 */
export async function readNextPage(
  key: string,
  fetchNextPage: FetchNextPage,
  isEnabled: () => boolean = () => true,
): Promise<void> {
  const count = () => queryClient.getQueryData<Pages<unknown>>([key])?.pages.length;
  const initialCount = count();
  while (initialCount !== undefined && count() === initialCount && isEnabled()) {
    const { isError, hasNextPage } = await fetchNextPage({ cancelRefetch: false });
    if (isError || !hasNextPage) return;
  }
}

/** @param readPage must be the same function for the same list (`useCallback`) */
export function useList<Item extends { id: string }, Page extends PageOf<Item>>(
  key: string,
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
) {
  const query = useInfiniteQuery({
    queryKey: [key],
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: joinPages<Item, Page>,
    placeholderData: keepPreviousData,
  });
  const { fetchNextPage, isPlaceholderData, isFetchNextPageError, error } = query;
  const currentKey = useRef(key);
  useEffect(() => {
    currentKey.current = key;
  });
  const loadMore = useCallback(
    () => readNextPage(key, fetchNextPage, () => currentKey.current === key),
    [key, fetchNextPage],
  );
  return {
    data: query.data,
    /** The list's own error. If only a further page fails, the list stays as it is. */
    error: isFetchNextPageError ? null : error,
    refetch: query.refetch,
    isFetching: query.isFetching,
    isPlaceholderData,
    loadMore: query.hasNextPage && !isPlaceholderData ? loadMore : undefined,
    isLoadingMore: query.isFetchingNextPage,
    moreError: isFetchNextPageError ? error : null,
  };
}
