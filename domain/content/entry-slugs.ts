import type { EntrySlug } from '#contract/entry-kinds.ts';

interface DatedRow {
  slug: string;
  /** Epoch milliseconds. */
  published_at: number;
  changed_at: number | null;
}

/** An entry that was stored before its publication counts as changed when it is published. */
export const entrySlug = ({ slug, published_at, changed_at }: DatedRow): EntrySlug => ({
  slug,
  changedAt: changed_at === null ? null : Math.max(changed_at, published_at),
});

/**
 * A slug that is safe in a query. PostgreSQL refuses text with U+0000, so such a slug becomes
 * empty, which no entry has.
 */
export const queryableSlug = (slug: string): string => (slug.includes('\0') ? '' : slug);
