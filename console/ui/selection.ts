import { DESK_LIMITS } from '#contract/console/limits.ts';

/** Which rows are selected, and where a selection of many begins. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was selected last by itself: a click with Shift goes from here. */
  anchor: string | undefined;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined };

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id) && next.size < DESK_LIMITS.bulk) next.add(id);
  return { ids: next, anchor: id };
}

/** Everything from the anchor to this row becomes what the anchor is. */
export function extend(selection: Selection, id: string, order: readonly string[]): Selection {
  const { ids, anchor } = selection;
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (anchor === undefined || from < 0 || to < 0) return toggle(selection, id);
  const next = new Set(ids);
  const isOn = ids.has(anchor);
  for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (!isOn) next.delete(between);
    else if (next.size < DESK_LIMITS.bulk) next.add(between);
  }
  return { ids: next, anchor };
}

/** The first of them: as many as one change may touch. */
export const selectUpTo = (order: readonly string[]): Selection => ({
  ids: new Set(order.slice(0, DESK_LIMITS.bulk)),
  anchor: undefined,
});

/** What is not there any more is not selected. */
export function within(selection: Selection, order: readonly string[]): Selection {
  const there = new Set(order);
  const ids = new Set([...selection.ids].filter((id) => there.has(id)));
  return ids.size === selection.ids.size ? selection : { ...selection, ids };
}
