/** Everything that has a page for each of its entries, under the name it has in the API's URLs. */
import type { ArticleKind } from './articles.ts';
import type { EventKind } from './events.ts';

export type EntryKind = 'job-listings' | ArticleKind | EventKind | 'authors';

/** An entry as the sitemap lists it. */
export interface EntrySlug {
  slug: string;
  /** Epoch milliseconds at which what its page shows last changed; null where that is not known. */
  changedAt: number | null;
}

/** A stretch of a list. */
export interface ListRange {
  /** Entries before it. */
  first: number;
  /** Entries in it, at most. */
  count: number;
}
