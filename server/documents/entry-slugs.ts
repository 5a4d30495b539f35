/** The slugs of entries that have a page, from this process's own database. */

import type { EntryKind, EntrySlug, ListRange } from '#contract/entry-kinds.ts';
import { EVENT_KINDS, type EventKind } from '#contract/events.ts';
import type { Db } from '#db/schema.ts';
import {
  articleSlugs,
  authorSlugs,
  countArticles,
  countAuthors,
} from '#domain/content/articles/index.ts';
import { countEvents, eventSlugs } from '#domain/content/events.ts';
import { countOpenJobs, openJobSlugs } from '#domain/hiring/jobs/index.ts';

export interface EntrySlugs {
  /** The number of entries that may be indexed. */
  count(kind: EntryKind): Promise<number>;
  /** Rejects as `PublicApi` does. */
  list(kind: EntryKind, range: ListRange): Promise<EntrySlug[]>;
}

const isEventKind = (kind: EntryKind): kind is EventKind =>
  (EVENT_KINDS as readonly string[]).includes(kind);

export function storedEntrySlugs(db: Db): EntrySlugs {
  return {
    count(kind) {
      if (kind === 'job-listings') return countOpenJobs(db);
      if (kind === 'authors') return countAuthors(db);
      return isEventKind(kind) ? countEvents(db, kind) : countArticles(db, kind);
    },
    list(kind, range) {
      if (kind === 'job-listings') return openJobSlugs(db, range);
      if (kind === 'authors') return authorSlugs(db, range);
      if (isEventKind(kind)) return eventSlugs(db, kind, range);
      return articleSlugs(db, kind, range);
    },
  };
}
