import type { JobSearch } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { Meant } from '#domain/content/search-words.ts';
import { rowsAmong } from './indexed-rows.ts';
import { type FoundJobs, JobIndex } from './job-index.ts';
import { Slices } from './slices.ts';

/** Finds openings in the content as it is now, or as it was before where there are many. */
export interface JobFinder {
  /** @param now epoch milliseconds */
  find(query: JobSearch, now: number): Promise<FoundJobs>;
  /** Fulfilled once all content that is stored by now is found. */
  contentFound(): Promise<void>;
  /** Grows whenever something else is found from now on than what others may have cached. */
  generation(): number;
}

/** So many openings are indexed in the time in which a page is rendered: they are waited for. */
const FEW = 200;

interface Parts {
  /** A number that is another one after each change of content. */
  contentVersion: () => number;
  /** Milliseconds that have passed since any moment. */
  clock?: () => number;
}

/** While an index of changed content is being built, the one before answers. */
export function createJobFinder(db: Db, { contentVersion, clock }: Parts): JobFinder {
  let latest: { version: number; index: JobIndex } | undefined;
  let building: Promise<JobIndex> | undefined;
  let hasAnsweredLate = false;
  let generation = 0;

  async function build(): Promise<JobIndex> {
    for (;;) {
      const version = contentVersion();
      const index = await JobIndex.of(db, new Slices(clock));
      latest = { version, index };
      if (hasAnsweredLate) generation++;
      hasAnsweredLate = false;
      // It may have been read half before and half after a change.
      if (version === contentVersion()) return index;
    }
  }

  function upToDate(): Promise<JobIndex> {
    if (latest && latest.version === contentVersion()) return Promise.resolve(latest.index);
    building ??= build().finally(() => {
      building = undefined;
    });
    return building;
  }

  return {
    find: async (query, now) => {
      const next = upToDate();
      if (!latest || latest.index.size <= FEW) return (await next).search(query, now);
      // The next search tries again.
      next.catch(() => undefined);
      hasAnsweredLate ||= latest.version !== contentVersion();
      return latest.index.search(query, now);
    },
    contentFound: async () => void (await upToDate()),
    generation: () => generation,
  };
}

/**
 * For many searches among a few openings. These are too few to tell what is mistyped: what is meant by such
 * words has to be known.
 * @returns finds those that fit and are open at `now` (epoch milliseconds), the newest first
 */
export async function findAmong(
  db: Db,
  slugs: readonly string[],
): Promise<(query: JobSearch, meant: Meant, now: number) => string[]> {
  const slices = new Slices();
  const index = await JobIndex.ofRows(await rowsAmong(db, slugs, slices), slices);
  return (query, meant, now) =>
    index.search({ ...query, sort: 'newest', offset: 0, limit: slugs.length }, now, meant).slugs;
}
