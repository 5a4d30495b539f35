/** The inbox, page after page, as far as it was opened. */
import { useCallback, useState } from 'react';
import { type Answer, call } from '#console/api/call.ts';
import { queries } from '#console/data/query-cache.ts';
import { useQuery } from '#console/data/use-query.ts';
import { readFilters } from './inbox-filters.ts';

type Page = Answer<'listInbox'>;

const readPage = (search: string, cursor: string | undefined, signal?: AbortSignal) =>
  call('listInbox', {
    query: { ...readFilters(new URLSearchParams(search)), cursor },
    signal,
  });

/** Each once: one that moved while the pages were read may be on two of them. */
function joined(before: Page['items'], more: Page['items']): Page['items'] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}

/** @param search the filters as `searchOf` writes them */
export function useInbox(search: string) {
  const key = `inbox?${search}`;
  const query = useQuery<Page>(
    key,
    async (signal) => {
      const shown = queries.state<Page>(key).data?.items.length ?? 0;
      let page = await readPage(search, undefined, signal);
      let { items } = page;
      while (page.next && items.length < shown) {
        page = await readPage(search, page.next, signal);
        items = joined(items, page.items);
      }
      return { ...page, items };
    },
    { keepsPrevious: true },
  );
  const [more, setMore] = useState<{ key: string; isLoading: boolean; problem: unknown }>();
  const next = query.isPrevious ? null : (query.data?.next ?? null);
  const loadMore = useCallback(async () => {
    if (next === null) return;
    setMore({ key, isLoading: true, problem: undefined });
    try {
      const page = await readPage(search, next);
      const before = queries.state<Page>(key).data;
      // It was read anew meanwhile, and goes on elsewhere.
      if (before?.next === next) {
        queries.put(key, { ...page, items: joined(before.items, page.items) });
      }
      setMore(undefined);
    } catch (problem) {
      setMore({ key, isLoading: false, problem });
    }
  }, [key, search, next]);
  const own = more?.key === key ? more : undefined;
  return {
    ...query,
    loadMore: next === null ? undefined : loadMore,
    isLoadingMore: own?.isLoading ?? false,
    moreProblem: own?.problem,
  };
}
