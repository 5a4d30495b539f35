/** Which entries have a page, from this process's own database. */
import { EVENT_KINDS, type EventKind } from '#contract/events.ts';
import type { PieceAddress, PieceKind, Stretch } from '#contract/piece-kinds.ts';
import type { Db } from '#db/schema.ts';
import { articleAddresses, countArticles } from '#domain/articles/index.ts';
import { countGatherings, gatheringAddresses } from '#domain/events/index.ts';
import { countOpenJobs, openJobAddresses } from '#domain/jobs/index.ts';

export interface PieceAddresses {
  /** How many there are, of those that may be found. */
  count(kind: PieceKind): Promise<number>;
  /** Rejects as `PublicApi` does. */
  list(kind: PieceKind, stretch: Stretch): Promise<PieceAddress[]>;
}

const isEventKind = (kind: PieceKind): kind is EventKind =>
  (EVENT_KINDS as readonly string[]).includes(kind);

export function storedAddresses(db: Db): PieceAddresses {
  return {
    count(kind) {
      if (kind === 'job-listings') return countOpenJobs(db);
      return isEventKind(kind) ? countGatherings(db, kind) : countArticles(db, kind);
    },
    list(kind, stretch) {
      if (kind === 'job-listings') return openJobAddresses(db, stretch);
      if (isEventKind(kind)) return gatheringAddresses(db, kind, stretch);
      return articleAddresses(db, kind, stretch);
    },
  };
}
