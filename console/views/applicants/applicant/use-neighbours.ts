import { useEffect } from 'react';
import { useApplicantList } from '#console/views/applicants/data/use-applicant-list.ts';

/** The list as it stood when the applicant that is open was in it. */
let trail: { search: string; order: readonly string[] } | undefined;

/** Rows before the end of what was read at which more is read. */
const NEAR_END = 3;

/**
 * Who comes before and after somebody in the list that one came from. Who is moved out of it keeps the place
 * until the next one is opened.
 */
export function useNeighbours(id: string, search: string) {
  const { data, isPrevious, loadMore, isLoadingMore } = useApplicantList(search);
  const listed = isPrevious ? undefined : data?.items.map((head) => head.id);
  const isListed = listed?.includes(id) ?? false;
  const kept = trail?.search === search && trail.order.includes(id) ? trail.order : undefined;
  const order = (isListed ? listed : kept) ?? [];
  const key = order.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the order
  useEffect(() => {
    if (order.length > 0) trail = { search, order };
  }, [search, key]);
  const at = order.indexOf(id);
  const isNearEnd = at >= 0 && at + NEAR_END >= order.length;
  useEffect(() => {
    if (isNearEnd && !isLoadingMore) void loadMore?.();
  }, [isNearEnd, isLoadingMore, loadMore]);
  return {
    /** From 1 on; 0 where it is not in the list. */
    place: at + 1,
    total: isPrevious ? undefined : data?.total,
    previous: at > 0 ? order[at - 1] : undefined,
    next: at >= 0 ? order[at + 1] : undefined,
  };
}
