/** Stable React keys for the items of a list, which have no ids. */
import { useRef } from 'react';

let lastKey = 0;
const newKey = () => ++lastKey;

export interface ItemKeys {
  /** One for each item. */
  keys: readonly number[];
  insert: (index: number) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

/** Keys for a list of another length, which was changed elsewhere. */
export function fittedKeys(keys: readonly number[], length: number): readonly number[] {
  if (keys.length === length) return keys;
  if (keys.length > length) return keys.slice(0, length);
  return [...keys, ...Array.from({ length: length - keys.length }, newKey)];
}

export function movedItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/**
 * Keys that move with their items, so that a moved item keeps its focus and its open groups. Call
 * `insert`, `remove` or `move` in the event in which the list itself is changed.
 */
export function useItemKeys(length: number): ItemKeys {
  const current = useRef<readonly number[]>([]);
  current.current = fittedKeys(current.current, length);
  return {
    keys: current.current,
    insert: (index) => {
      current.current = current.current.toSpliced(index, 0, newKey());
    },
    remove: (index) => {
      current.current = current.current.toSpliced(index, 1);
    },
    move: (from, to) => {
      current.current = movedItem(current.current, from, to);
    },
  };
}
