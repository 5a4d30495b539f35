import type { JobSearch } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import { type FoundJobs, JobIndex } from './job-index.ts';

/** Finds openings in the content as it is now. */
export interface JobFinder {
  /** @param now epoch milliseconds */
  find(query: JobSearch, now: number): Promise<FoundJobs>;
}

/** @param contentVersion a number that is another one after each change of content */
export function createJobFinder(db: Db, contentVersion: () => number): JobFinder {
  let indexed: { version: number; index: Promise<JobIndex> } | undefined;

  function latestIndex(): Promise<JobIndex> {
    const version = contentVersion();
    if (indexed?.version === version) return indexed.index;
    const index = JobIndex.of(db);
    const own = { version, index };
    indexed = own;
    // The next search tries again.
    index.catch(() => {
      if (indexed === own) indexed = undefined;
    });
    return index;
  }

  return { find: async (query, now) => (await latestIndex()).search(query, now) };
}
