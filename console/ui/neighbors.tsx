import { useEffect } from 'react';
import { IconButton } from './icon-button.tsx';
import { useShortcut } from './shortcuts.ts';

/** The part of `useList` that is needed here. */
interface List {
  data: { items: readonly { id: string }[]; total?: number } | undefined;
  isPlaceholderData: boolean;
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
  moreError: unknown;
}

export interface Neighbors {
  /** From 1; 0 if it is not in the list. */
  position: number;
  /** Undefined while it is unknown. */
  total: number | undefined;
  previous: string | undefined;
  next: string | undefined;
}

/** The last order of a list that contained the open item. */
let lastOrder: { key: string; order: readonly string[] } | undefined;

/** Loads more when fewer than this many rows follow. */
const NEAR_END = 3;

/**
 * The items before and after the open one in the list that it was opened from. An item that a
 * change removes from the list keeps its neighbors until another is opened.
 * @param key of the list's query
 */
export function useNeighbors(id: string, key: string, list: List): Neighbors {
  const { data, isPlaceholderData, loadMore, isLoadingMore, moreError } = list;
  const listedIds = isPlaceholderData ? undefined : data?.items.map((item) => item.id);
  const isListed = listedIds?.includes(id) ?? false;
  const rememberedOrder =
    lastOrder?.key === key && lastOrder.order.includes(id) ? lastOrder.order : undefined;
  const order = (isListed ? listedIds : rememberedOrder) ?? [];
  const ids = order.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ids` stands for the order
  useEffect(() => {
    if (order.length > 0) lastOrder = { key, order };
  }, [key, ids]);
  const at = order.indexOf(id);
  const isNearEnd = at >= 0 && at + NEAR_END >= order.length;
  useEffect(() => {
    if (isNearEnd && !isLoadingMore && moreError === null) void loadMore?.();
  }, [isNearEnd, isLoadingMore, moreError, loadMore]);
  return {
    position: at + 1,
    total: isPlaceholderData ? undefined : data?.total,
    previous: at > 0 ? order[at - 1] : undefined,
    next: at >= 0 ? order[at + 1] : undefined,
  };
}

interface NeighborButtonsProps extends Pick<Neighbors, 'previous' | 'next'> {
  /** Follow "Previous" and "Next" in the buttons' labels and in the list of shortcuts. */
  names: { button: string; key: string };
  group: string;
  onOpen: (id: string | undefined) => void;
}

export function NeighborButtons(props: NeighborButtonsProps) {
  const { previous, next, names, group, onOpen } = props;
  useShortcut('j', `Next${names.key}`, () => onOpen(next), { group });
  useShortcut('k', `Previous${names.key}`, () => onOpen(previous), { group });
  return (
    <span className="flex">
      <IconButton
        icon="chevron-up"
        label={`Previous ${names.button}`}
        keys="k"
        disabled={!previous}
        onClick={() => onOpen(previous)}
      />
      <IconButton
        icon="chevron-down"
        label={`Next ${names.button}`}
        keys="j"
        disabled={!next}
        onClick={() => onOpen(next)}
      />
    </span>
  );
}
