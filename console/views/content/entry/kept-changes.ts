/** Unsaved changes of entries, kept in the browser until the server has them. */
import { currentStaffId } from '#console/session.tsx';
import type { PendingChange } from './draft-saver.ts';

export interface KeptChanges {
  /** What pages that were open before could not save. */
  found: PendingChange[];
  /** Replaces what this page keeps. @returns false if the browser cannot keep it */
  keep: (pending: readonly PendingChange[]) => boolean;
}

/**
 * Each open page has a key, so that a save in one tab removes nothing that another one keeps. The
 * keys include the member, because people may share a device.
 */
export function openKept(file: string): KeptChanges {
  const prefix = `console-entry:${currentStaffId() ?? ''}:${file}:`;
  const key = `${prefix}${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const keep = (pending: readonly PendingChange[]) => store(key, pending);
  return { found: adopt(prefix, key), keep };
}

function store(key: string, pending: readonly PendingChange[]): boolean {
  try {
    if (pending.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
}

/** Moves what is under other keys to this one, the oldest first. */
function adopt(prefix: string, key: string): PendingChange[] {
  try {
    const others = Object.keys(localStorage).filter((each) => each.startsWith(prefix));
    const found = others.sort().flatMap(changesIn);
    if (store(key, found)) for (const each of others) localStorage.removeItem(each);
    return found;
  } catch {
    return [];
  }
}

function changesIn(key: string): PendingChange[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as PendingChange[];
  } catch {
    return [];
  }
}
