import { useEffect, useState } from 'react';
import { type Selection, selectUpTo } from '#console/ui/selection.ts';
import { DESK_LIMITS } from '#contract/console/limits.ts';

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
  const most = Math.min(total, DESK_LIMITS.bulk);
  const isSelecting = requestedSearch === search;
  const isLoaded = order.length >= most || loadMore === undefined;
  useEffect(() => {
    if (!isSelecting) return;
    if (isLoaded) {
      onSelect(selectUpTo(order));
      setRequestedSearch(undefined);
    } else if (moreError !== null) setRequestedSearch(undefined);
    else if (!isLoadingMore) void loadMore?.();
  }, [isSelecting, isLoaded, isLoadingMore, moreError, loadMore, order, onSelect]);
  return { most, isSelecting, selectAll: () => setRequestedSearch(search) };
}
