/** Which entries have a page, from this process's own database. */

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
  /** How many there are, of those that may be found. */
  count(kind: EntryKind): Promise<number>;
  /** Rejects as `PublicApi` does. */
  list(kind: EntryKind, stretch: ListRange): Promise<EntrySlug[]>;
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
    list(kind, stretch) {
      if (kind === 'job-listings') return openJobSlugs(db, stretch);
      if (kind === 'authors') return authorSlugs(db, stretch);
      if (isEventKind(kind)) return eventSlugs(db, kind, stretch);
      return articleSlugs(db, kind, stretch);
    },
  };
}
