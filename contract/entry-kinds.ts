/** Kinds of entries with a page for each entry, by their names in the API's URLs. */
import type { ArticleKind } from './articles.ts';
import type { EventKind } from './events.ts';

export type EntryKind = 'job-listings' | ArticleKind | EventKind | 'authors';

/** An entry in the sitemap. */
export interface EntrySlug {
  slug: string;
  /** Epoch milliseconds of the last change to its page's content; null if unknown. */
  changedAt: number | null;
}

/** A slice of a list. */
export interface ListRange {
  /** Index of its first entry, from 0. */
  first: number;
  /** Maximum number of entries. */
  count: number;
}
