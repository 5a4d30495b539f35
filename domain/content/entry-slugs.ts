import type { EntrySlug } from '#contract/entry-kinds.ts';

interface DatedRow {
  slug: string;
  /** Epoch milliseconds. */
  published_at: number;
  changed_at: number | null;
}

/** Of an entry: what was stored before its day shows something from that day on. */
export const entrySlug = ({ slug, published_at, changed_at }: DatedRow): EntrySlug => ({
  slug,
  changedAt: changed_at === null ? null : Math.max(changed_at, published_at),
});
