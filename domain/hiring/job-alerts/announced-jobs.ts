/**
 * Decides which jobs are new. A file may be dated days before it is published, and a clock may
 * jump, so a job is new if it was not open at an earlier check. Jobs found in the same check share
 * a batch number.
 */
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { openJobs } from '#domain/hiring/jobs/index.ts';

const ROW = 1;

/**
 * Records the jobs that are open now and were not recorded before.
 * @returns the latest batch number; later batches have higher numbers
 */
export async function storeNewJobs(transaction: Db, now: number): Promise<number> {
  const unrecorded = () =>
    openJobs(transaction, now).where(
      sql<SqlBool>`not exists (select 1 from announced_jobs where announced_jobs.slug = job_listings.slug)`,
    );
  if (!(await unrecorded().select('slug').limit(1).executeTakeFirst()))
    return latestBatch(transaction);
  // A concurrent transaction waits for this row, so batch numbers follow the order of the commits.
  const { batch } = await transaction
    .updateTable('job_batches')
    .set((row) => ({ batch: row('batch', '+', 1) }))
    .where('id', '=', ROW)
    .returning('batch')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('announced_jobs')
    .columns(['slug', 'batch'])
    .expression(unrecorded().select(['slug', sql<number>`cast(${batch} as bigint)`.as('batch')]))
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

/** The batch by slug of each job with `after` < batch <= `until`. */
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
