import { useRef } from 'react';
import type { Snapshot } from './draft-saver.ts';

/**
 * The values that the last check saw, as far as the editor knows. What was typed since is saved
 * and checked again after a moment, and until then its former problems must not be shown.
 * @param checkedVersion of the draft that was checked; undefined before the first check
 */
export function useCheckedData(snapshot: Snapshot, checkedVersion: number | undefined): unknown {
  const { entry, data, state } = snapshot;
  const checked = useRef(data);
  const isCurrent = checkedVersion !== undefined && checkedVersion >= entry.draftVersion;
  if (state.name === 'saved' && isCurrent) checked.current = data;
  return checked.current;
}
