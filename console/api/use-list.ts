/** Lists that are read page after page. */
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { queryClient } from './queries.ts';

export interface PageOf<Item> {
  items: Item[];
  /** Cursor of the page after it. */
  next: string | null;
}

/** A list as the cache has it: what an edit of a list changes. */
export type Pages<Page> = InfiniteData<Page, string | undefined>;

/** Each once: one that moved while the pages were read may be on two of them. */
export function itemsIn<Item extends { id: string }>(pages: readonly PageOf<Item>[]): Item[] {
  const byId = new Map<string, Item>();
  for (const { items } of pages) {
    for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

/** What was read of a list, for what is no component. */
export function listedUnder<Item extends { id: string }>(key: string): Item[] {
  return itemsIn(queryClient.getQueryData<Pages<PageOf<Item>>>([key])?.pages ?? []);
}

/** The pages as one, with what the last one says of the whole list. */
function joined<Item extends { id: string }, Page extends PageOf<Item>>({ pages }: Pages<Page>) {
  const last = pages.at(-1) as Page;
  return { ...last, items: itemsIn<Item>(pages) };
}

type FetchNextPage = (options: {
  cancelRefetch: false;
}) => Promise<{ isError: boolean; hasNextPage: boolean }>;

/**
 * Reads one more page. A list that is being read again is waited for, and one that changes during it is read first:
 * neither reading takes the place of the other.
 * @param isWanted whether the list under this key still shows
 */
export async function readNextPage(
  key: string,
  fetchNextPage: FetchNextPage,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const count = () => queryClient.getQueryData<Pages<unknown>>([key])?.pages.length;
  const before = count();
  while (before !== undefined && count() === before && isWanted()) {
    const { isError, hasNextPage } = await fetchNextPage({ cancelRefetch: false });
    if (isError || !hasNextPage) return;
  }
}

/**
 * A list, page after page, as far as it was opened.
 * @param readPage the same function as long as it reads the same list
 */
export function useList<Item extends { id: string }, Page extends PageOf<Item>>(
  key: string,
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
) {
  const query = useInfiniteQuery({
    queryKey: [key],
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: joined<Item, Page>,
    placeholderData: keepPreviousData,
  });
  const { fetchNextPage, isPlaceholderData, isFetchNextPageError, error } = query;
  const shown = useRef(key);
  useEffect(() => {
    shown.current = key;
  });
  const loadMore = useCallback(
    () => readNextPage(key, fetchNextPage, () => shown.current === key),
    [key, fetchNextPage],
  );
  return {
    data: query.data,
    /** Of the list itself; a further page that could not be read leaves it as it is. */
    error: isFetchNextPageError ? null : error,
    refetch: query.refetch,
    isFetching: query.isFetching,
    isPlaceholderData,
    loadMore: query.hasNextPage && !isPlaceholderData ? loadMore : undefined,
    isLoadingMore: query.isFetchingNextPage,
    moreError: isFetchNextPageError ? error : null,
  };
}
