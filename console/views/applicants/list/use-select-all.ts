import { useEffect, useState } from 'react';
import { type Selection, selectUpTo } from '#console/ui/selection.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';

interface SelectableList {
  /** Ids of the loaded rows. */
  order: readonly string[];
  total: number;
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
  moreError: unknown;
}

/**
 * Selects everything that matches the filters, up to the limit of a bulk change. Loads further
 * pages first.
 * @param search the filters; a change of them cancels the selection
 */
export function useSelectAll(
  search: string,
  { order, total, loadMore, isLoadingMore, moreError }: SelectableList,
  onSelect: (selection: Selection) => void,
) {
  const [requestedSearch, setRequestedSearch] = useState<string>();
  const limit = Math.min(total, CONSOLE_LIMITS.bulk);
  const isSelecting = requestedSearch === search;
  const isLoaded = order.length >= limit || loadMore === undefined;
  useEffect(() => {
    if (!isSelecting) return;
    if (isLoaded) {
      onSelect(selectUpTo(order));
      setRequestedSearch(undefined);
    } else if (moreError !== null) setRequestedSearch(undefined);
    else if (!isLoadingMore) void loadMore?.();
  }, [isSelecting, isLoaded, isLoadingMore, moreError, loadMore, order, onSelect]);
  return { most: limit, isSelecting, selectAll: () => setRequestedSearch(search) };
}
