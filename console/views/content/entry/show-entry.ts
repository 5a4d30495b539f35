import { invalidate, setCached } from '#console/api/queries.ts';
import type { EntryDetail } from '#contract/console/entries.ts';

/** Shows an entry as a change has left it, in all views. */
export function showEntry(entry: EntryDetail): void {
  setCached(`content/entry:${entry.file}`, entry);
  invalidate(['content']);
}
