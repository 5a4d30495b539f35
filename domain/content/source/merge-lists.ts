/** Merges two versions of a list, item by item. */
import type { FieldPath, JsonValue } from '#contract/console/field-changes.ts';
import { alignItems, itemToken } from './item-alignment.ts';
import { isSame } from './json-values.ts';
import { fieldConflict, type Merge, type Versions } from './versions.ts';

/** The versions of each item by a name that is the same in all versions. */
type Items = Map<string, Versions>;

/** Names of items, in the order of each version. */
interface Order {
  mine: string[];
  theirs: string[];
}

/**
 * @param mergeItem merges the versions of one item
 * @returns false if the list has to be merged as one field
 */
export function mergeLists(
  merge: Merge,
  path: FieldPath,
  versions: Versions<readonly unknown[]>,
  mergeItem: (merge: Merge, path: FieldPath, versions: Versions) => void,
): boolean {
  const { base, mine, theirs } = versions;
  const myPositions = alignItems(base, mine);
  const theirPositions = alignItems(base, theirs);
  if (!myPositions || !theirPositions) return false;
  const items: Items = new Map();
  base.forEach((item, index) => {
    items.set(`base ${index}`, { base: item, mine: undefined, theirs: undefined });
  });
  const order: Order = {
    mine: nameItems(items, 'mine', mine, myPositions),
    theirs: nameItems(items, 'theirs', theirs, theirPositions),
  };
  const isMineMoved = isMoved(myPositions);
  const isTheirsMoved = isMoved(theirPositions);
  if (isMineMoved && isTheirsMoved && !isSameOrder(order)) return false;
  const merged = mergeOrder(items, order, isMineMoved && !isTheirsMoved);
  arrange(merge, path, { items, from: order.theirs, to: merged });
  merged.forEach((name, index) => {
    const item = items.get(name);
    if (item?.mine !== undefined && item.theirs !== undefined) {
      mergeItem(merge, [...path, index], item);
    }
  });
  reportRemoved(merge, path, { items, order, merged });
  return true;
}

/** Adds the items of a version, and returns their names. */
function nameItems(
  items: Items,
  version: 'mine' | 'theirs',
  list: readonly unknown[],
  positions: readonly (number | null)[],
): string[] {
  const counts = new Map<string, number>();
  return list.map((item, index) => {
    const position = positions[index];
    const token = itemToken(item);
    const count = counts.get(token) ?? 0;
    if (position === null) counts.set(token, count + 1);
    const name = position === null ? `new ${count} ${token}` : `base ${position}`;
    const known = items.get(name) ?? { base: undefined, mine: undefined, theirs: undefined };
    items.set(name, { ...known, [version]: item });
    return name;
  });
}

function isMoved(positions: readonly (number | null)[]): boolean {
  const kept = positions.filter((position) => position !== null);
  return kept.some((position, index) => position < (kept[index - 1] ?? -1));
}

function isSameOrder({ mine, theirs }: Order): boolean {
  const common = mine.filter((name) => theirs.includes(name));
  return isSame(
    common,
    theirs.filter((name) => mine.includes(name)),
  );
}

/**
 * The names of the merged list. An item that one version removed goes only if the other one did not
 * change it. One that `theirs` removed is never in it, because a conflict keeps `theirs`.
 */
function mergeOrder(items: Items, { mine, theirs }: Order, isMineFirst: boolean): string[] {
  const isKept = (name: string) => {
    const item = items.get(name);
    if (!item || item.theirs === undefined) return item?.base === undefined;
    return item.base === undefined || item.mine !== undefined || !isSame(item.base, item.theirs);
  };
  const [first, second] = isMineFirst ? [mine, theirs] : [theirs, mine];
  const merged = first.filter(isKept);
  second.filter(isKept).forEach((name, index, names) => {
    if (!merged.includes(name)) merged.splice(placeAfter(merged, names, index), 0, name);
  });
  return merged;
}

/** The position after the nearest item that precedes names[index] in both lists. */
function placeAfter(merged: readonly string[], names: readonly string[], index: number): number {
  const previous = names.slice(0, index).findLast((name) => merged.includes(name));
  return previous === undefined ? 0 : merged.indexOf(previous) + 1;
}

interface Arrangement {
  items: Items;
  from: readonly string[];
  to: readonly string[];
}

/** Removes, moves and inserts items of `theirs` until they are in the merged order. */
function arrange(merge: Merge, path: FieldPath, { items, from, to }: Arrangement): void {
  const names = [...from];
  for (let index = names.length - 1; index >= 0; index--) {
    if (to.includes(names[index] ?? '')) continue;
    names.splice(index, 1);
    merge.changes.push({ op: 'remove', path, index });
  }
  to.forEach((name, index) => {
    const position = names.indexOf(name);
    if (position === index) return;
    if (position >= 0) {
      names.splice(index, 0, ...names.splice(position, 1));
      merge.changes.push({ op: 'move', path, from: position, to: index });
    } else {
      names.splice(index, 0, name);
      merge.changes.push({ op: 'insert', path, index, value: items.get(name)?.mine as JsonValue });
    }
  });
}

/** Conflicts about items that one version changed and the other one removed. */
function reportRemoved(
  merge: Merge,
  path: FieldPath,
  { items, order, merged }: { items: Items; order: Order; merged: readonly string[] },
): void {
  for (const [name, item] of items) {
    const { base, mine, theirs } = item;
    if (base === undefined) continue;
    if (mine === undefined && theirs !== undefined && !isSame(base, theirs)) {
      merge.conflicts.push(fieldConflict([...path, merged.indexOf(name)], item));
    }
    if (theirs === undefined && mine !== undefined && !isSame(base, mine)) {
      const place = placeAfter(merged, order.mine, order.mine.indexOf(name));
      merge.conflicts.push(fieldConflict([...path, place], item));
    }
  }
}
