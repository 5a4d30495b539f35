/** A list of applicants, page after page, as far as it was opened. */
import { useCallback, useState } from 'react';
import { call } from '#console/api/call.ts';
import { queries } from '#console/data/query-cache.ts';
import { useQuery } from '#console/data/use-query.ts';
import { readFilters } from '#console/views/applicants/filters/applicant-filters.ts';
import type { ApplicantHead, ApplicantPage, ApplicantQuery } from '#contract/console/applicants.ts';

function readPage(search: string, cursor: string | null, signal?: AbortSignal) {
  const query = { ...readFilters(new URLSearchParams(search)), cursor: cursor ?? undefined };
  return call('listApplicants', { query: query as ApplicantQuery, signal });
}

export const listKey = (search: string) => `applications?${search}`;

/** Each once: one that moved while the pages were read may be on two of them. */
function joined(before: readonly ApplicantHead[], more: readonly ApplicantHead[]): ApplicantHead[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}

/** @param shown rows that are open already, and are all read anew */
export async function readList(
  search: string,
  shown: number,
  signal?: AbortSignal,
): Promise<ApplicantPage> {
  let page = await readPage(search, null, signal);
  let items = page.items;
  while (page.next && items.length < shown) {
    page = await readPage(search, page.next, signal);
    items = joined(items, page.items);
  }
  return { ...page, items };
}

/**
 * @param search the filters as `searchOf` writes them; null for no list
 * @returns what `useQuery` does, with what opens the next page
 */
export function useApplicantList(search: string | null) {
  const key = search === null ? null : listKey(search);
  const query = useQuery<ApplicantPage>(
    key,
    (signal) => {
      const shown = key === null ? 0 : (queries.state<ApplicantPage>(key).data?.items.length ?? 0);
      return readList(search ?? '', shown, signal);
    },
    { keepsPrevious: true },
  );
  const [more, setMore] = useState<{ key: string | null; isLoading: boolean; problem: unknown }>();
  const { isPrevious } = query;
  const next = isPrevious ? null : (query.data?.next ?? null);
  const loadMore = useCallback(async () => {
    if (key === null || search === null || next === null) return;
    setMore({ key, isLoading: true, problem: undefined });
    try {
      const page = await readPage(search, next);
      const before = queries.state<ApplicantPage>(key).data;
      // It was read anew meanwhile, and goes on elsewhere.
      if (before?.next === next) {
        const wasReading = queries.state(key).isLoading;
        queries.put(key, { ...page, items: joined(before.items, page.items) });
        if (wasReading) queries.retry(key);
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
