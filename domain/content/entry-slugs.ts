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

/** A name as it can be looked for: PostgreSQL refuses a text with U+0000 in it, and no entry has an empty name. */
export const knownSlug = (slug: string): string => (slug.includes('\0') ? '' : slug);
