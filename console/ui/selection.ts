import { CONSOLE_LIMITS } from '#contract/console/limits.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** The row that was last selected alone, from which a Shift-click extends the selection. */
  anchor: string | undefined;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: undefined };

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id) && next.size < CONSOLE_LIMITS.bulk) next.add(id);
  return { ids: next, anchor: id };
}

/** Gives the rows from the anchor to this one the state of the anchor. */
export function extend(selection: Selection, id: string, order: readonly string[]): Selection {
  const { ids, anchor } = selection;
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (anchor === undefined || from < 0 || to < 0) return toggle(selection, id);
  const next = new Set(ids);
  const isOn = ids.has(anchor);
  for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (!isOn) next.delete(between);
    else if (next.size < CONSOLE_LIMITS.bulk) next.add(between);
  }
  return { ids: next, anchor };
}

/** Selects the first rows, up to the limit of a bulk change. */
export const selectUpTo = (order: readonly string[]): Selection => ({
  ids: new Set(order.slice(0, CONSOLE_LIMITS.bulk)),
  anchor: undefined,
});

/** Drops rows that are no longer in the list. */
export function within(selection: Selection, order: readonly string[]): Selection {
  const listed = new Set(order);
  const ids = new Set([...selection.ids].filter((id) => listed.has(id)));
  return ids.size === selection.ids.size ? selection : { ...selection, ids };
}
