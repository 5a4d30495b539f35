import { useCallback, useState } from 'react';
import { queries } from './query-cache.ts';
import { useQuery } from './use-query.ts';

export interface PageOf<Item> {
  items: Item[];
  /** Cursor of the page after it. */
  next: string | null;
}

type ReadPage<Page> = (cursor: string | undefined, signal?: AbortSignal) => Promise<Page>;

/** Each once: one that moved while the pages were read may be on two of them. */
function joined<Item extends { id: string }>(before: readonly Item[], more: readonly Item[]) {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}

/** @param least rows to read, if there are as many: those that are open already */
async function readPages<Item extends { id: string }, Page extends PageOf<Item>>(
  readPage: ReadPage<Page>,
  least: number,
  signal: AbortSignal | undefined,
): Promise<Page> {
  let page = await readPage(undefined, signal);
  let { items } = page;
  while (page.next && items.length < least) {
    page = await readPage(page.next, signal);
    items = joined(items, page.items);
  }
  return { ...page, items };
}

/**
 * A list, page after page, as far as it was opened.
 * @param key null for no list
 * @returns what `useQuery` does, with what opens the next page
 */
export function usePages<Item extends { id: string }, Page extends PageOf<Item>>(
  key: string | null,
  readPage: ReadPage<Page>,
) {
  const query = useQuery<Page>(
    key,
    (signal) => {
      const shown = key === null ? 0 : (queries.state<Page>(key).data?.items.length ?? 0);
      return readPages<Item, Page>(readPage, shown, signal);
    },
    { keepsPrevious: true },
  );
  const [more, setMore] = useState<{ key: string; isLoading: boolean; problem: unknown }>();
  const next = query.isPrevious ? null : (query.data?.next ?? null);
  const loadMore = useCallback(async () => {
    if (key === null || next === null) return;
    setMore({ key, isLoading: true, problem: undefined });
    try {
      await queries.extend<Page, Page>(
        key,
        () => readPage(next),
        // Read again with other rows, it goes on elsewhere.
        (before, page) =>
          before.next === next ? { ...page, items: joined(before.items, page.items) } : undefined,
      );
      setMore(undefined);
    } catch (problem) {
      setMore({ key, isLoading: false, problem });
    }
  }, [key, next, readPage]);
  const own = more?.key === key ? more : undefined;
  return {
    ...query,
    loadMore: next === null ? undefined : loadMore,
    isLoadingMore: own?.isLoading ?? false,
    moreProblem: own?.problem,
  };
}
