/**
 * Which openings are new. A file may be dated days before it is published, and a clock may leap: so new is
 * what was not seen open before, and what is seen at one time has the same number.
 */
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { openJobs } from '#domain/hiring/jobs/index.ts';

const ROW = 1;

/**
 * Notes what is open now and was not before.
 * @returns the number of the latest batch: what is noted later has a higher one
 */
export async function noteOpenings(transaction: Db, now: number): Promise<number> {
  const unseen = () =>
    openJobs(transaction, now).where(
      sql<SqlBool>`not exists (select 1 from announced_jobs where announced_jobs.slug = job_listings.slug)`,
    );
  if (!(await unseen().select('slug').limit(1).executeTakeFirst())) return latestBatch(transaction);
  // A concurrent transaction waits here, so numbers are in the order of the commits.
  const { batch } = await transaction
    .updateTable('job_batches')
    .set((row) => ({ batch: row('batch', '+', 1) }))
    .where('id', '=', ROW)
    .returning('batch')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('announced_jobs')
    .columns(['slug', 'batch'])
    .expression(unseen().select(['slug', sql<number>`cast(${batch} as bigint)`.as('batch')]))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  return batch;
}

async function latestBatch(db: Db): Promise<number> {
  const { batch } = await db
    .selectFrom('job_batches')
    .select('batch')
    .where('id', '=', ROW)
    .executeTakeFirstOrThrow();
  return batch;
}

/** The batch of each opening that was noted after one batch and not after another. */
export async function announcedBetween(
  db: Db,
  after: number,
  until: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('announced_jobs')
    .selectAll()
    .where('batch', '>', after)
    .where('batch', '<=', until)
    .execute();
  return new Map(rows.map(({ slug, batch }) => [slug, batch]));
}
