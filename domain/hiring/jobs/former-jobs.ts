/** Jobs whose file was removed from the pack, so that links to them can report that they closed. */
import type { Db } from '#db/schema.ts';

interface Job {
  slug: string;
  name: string;
  /** Epoch milliseconds. */
  published_at: number;
}

/**
 * Stores the names of the published jobs that a load removes, and deletes the names of those that
 * exist again.
 * @param before jobs stored before the load
 * @param after jobs stored after it
 */
export async function storeFormerJobs(
  db: Db,
  {
    previousJobs: previous,
    nextJobs: next,
    now,
  }: { previousJobs: Job[]; nextJobs: Job[]; now: number },
): Promise<void> {
  const remaining = new Set(next.map(({ slug }) => slug));
  const removed = previous.filter((job) => !remaining.has(job.slug) && job.published_at <= now);
  for (const { slug, name } of removed) {
    await db
      .insertInto('removed_jobs')
      .values({ slug, name, removed_at: now })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name, removed_at: now }))
      .execute();
  }
  await db
    .deleteFrom('removed_jobs')
    .where('slug', 'in', (row) => row.selectFrom('job_listings').select('slug'))
    .execute();
}

/** The name of a job that was removed from the pack; undefined if there was none. */
export async function formerJobName(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('removed_jobs')
    .select('name')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.name;
}
