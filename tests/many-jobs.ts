import type { Db } from '#db/schema.ts';

/** Statements have a limited number of parameters. */
const BATCH_SIZE = 50;

/** More jobs than are indexed before a content change completes. */
export const MANY_JOBS = 250;

/** Publishes copies of one of the pack's jobs; their slugs are `slug` and a number. */
export async function publishManyJobs(db: Db, slug: string, count = MANY_JOBS): Promise<void> {
  const row = await db
    .selectFrom('job_listings')
    .selectAll()
    .where('slug', '=', 'senior-react-engineer')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, n) => ({
    ...row,
    slug: `${slug}-${n}`,
    published_at: Date.now() - 1000,
  }));
  for (let at = 0; at < count; at += BATCH_SIZE) {
    await db
      .insertInto('job_listings')
      .values(rows.slice(at, at + BATCH_SIZE))
      .execute();
  }
}
