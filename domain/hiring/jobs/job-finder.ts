import type { JobSearch } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { Corrections } from '#domain/content/search-tokens.ts';
import { rowsAmong } from './indexed-rows.ts';
import { JobIndex, type JobSearchResult } from './job-index.ts';
import { Scheduler } from './scheduler.ts';

/**
 * Searches the jobs of the current content or, if there are many, of the previous content while a
 * new index is being built.
 */
export interface JobFinder {
  /** @param now epoch milliseconds */
  find(query: JobSearch, now: number): Promise<JobSearchResult>;
  /** Resolves when all content stored before the call is indexed. */
  contentIndexed(): Promise<void>;
  /** Increases when search results may differ from those that others have cached. */
  generation(): number;
}

/**
 * Up to this many jobs are indexed within the time of one page render, so a search waits for them.
 */
const WAIT_LIMIT = 200;

interface Parts {
  /** Changes with each change of content. */
  contentVersion: () => number;
  /** Monotonic milliseconds. */
  clock?: () => number;
}

/** While a new index is being built, the previous one answers. */
export function createJobFinder(db: Db, { contentVersion, clock }: Parts): JobFinder {
  let latest: { version: number; index: JobIndex } | undefined;
  let building: Promise<JobIndex> | undefined;
  let hasAnsweredLate = false;
  let generation = 0;

  async function build(): Promise<JobIndex> {
    for (;;) {
      const version = contentVersion();
      const index = await JobIndex.of(db, new Scheduler(clock));
      latest = { version, index };
      if (hasAnsweredLate) generation++;
      hasAnsweredLate = false;
      // The content may have changed while it was being read.
      if (version === contentVersion()) return index;
    }
  }

  function currentIndex(): Promise<JobIndex> {
    if (latest && latest.version === contentVersion()) return Promise.resolve(latest.index);
    building ??= build().finally(() => {
      building = undefined;
    });
    return building;
  }

  return {
    find: async (query, now) => {
      const next = currentIndex();
      if (!latest || latest.index.size <= WAIT_LIMIT) return (await next).search(query, now);
      // The next search retries a build that failed.
      next.catch(() => undefined);
      hasAnsweredLate ||= latest.version !== contentVersion();
      return latest.index.search(query, now);
    },
    contentIndexed: async () => void (await currentIndex()),
    generation: () => generation,
  };
}

/**
 * Prepares many searches among a few jobs. A few jobs are not enough to detect typing errors, so
 * the corrections must be known.
 * @returns a search for the slugs that match and are open at `now` (epoch milliseconds), the newest
 *   first
 */
export async function findAmong(
  db: Db,
  slugs: readonly string[],
): Promise<(query: JobSearch, meant: Corrections, now: number) => string[]> {
  const scheduler = new Scheduler();
  const index = await JobIndex.ofRows(await rowsAmong(db, slugs, scheduler), scheduler);
  return (query, meant, now) =>
    index.search({ ...query, sort: 'newest', offset: 0, limit: slugs.length }, now, meant).slugs;
}
