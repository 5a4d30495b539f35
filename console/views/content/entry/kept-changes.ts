/** Unsaved changes of entries, kept in the browser until the server has them. */
import { currentStaffId } from '#console/session.tsx';
import type { PendingChange } from './draft-saver.ts';

/** Changes are stored per member, because people may share a device. */
const keyOf = (file: string) => `console-entry:${currentStaffId() ?? ''}:${file}`;

export function readKept(file: string): PendingChange[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(file)) ?? '[]') as PendingChange[];
  } catch {
    return [];
  }
}

/** @returns false if the browser cannot keep them */
export function keep(file: string, pending: readonly PendingChange[]): boolean {
  try {
    if (pending.length === 0) localStorage.removeItem(keyOf(file));
    else localStorage.setItem(keyOf(file), JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
}
