import { useEffect } from 'react';

/** A list as `usePages` has it. */
interface List {
  data: { items: readonly { id: string }[]; total?: number } | undefined;
  isPrevious: boolean;
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
  moreProblem: unknown;
}

/** The list as it stood when what is open was in it. */
let trail: { key: string; order: readonly string[] } | undefined;

/** Rows before the end of what was read at which more is read. */
const NEAR_END = 3;

/**
 * What comes before and after something in the list that one came from. What a change moves out of
 * the list keeps its place until the next one is opened.
 * @param key of the list's query
 */
export function useNeighbours(id: string, key: string, list: List) {
  const { data, isPrevious, loadMore, isLoadingMore, moreProblem } = list;
  const listed = isPrevious ? undefined : data?.items.map((head) => head.id);
  const isListed = listed?.includes(id) ?? false;
  const kept = trail?.key === key && trail.order.includes(id) ? trail.order : undefined;
  const order = (isListed ? listed : kept) ?? [];
  const ids = order.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` stands for the order
  useEffect(() => {
    if (order.length > 0) trail = { key, order };
  }, [key, ids]);
  const at = order.indexOf(id);
  const isNearEnd = at >= 0 && at + NEAR_END >= order.length;
  useEffect(() => {
    if (isNearEnd && !isLoadingMore && moreProblem === undefined) void loadMore?.();
  }, [isNearEnd, isLoadingMore, moreProblem, loadMore]);
  return {
    /** From 1 on; 0 where it is not in the list. */
    place: at + 1,
    total: isPrevious ? undefined : data?.total,
    previous: at > 0 ? order[at - 1] : undefined,
    next: at >= 0 ? order[at + 1] : undefined,
  };
}
