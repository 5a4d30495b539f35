/** Small pieces of the site's work, done to see whether it can be done. Each rejects where not. */
import { ArticleListQuery } from '#contract/articles.ts';
import { JobListQuery } from '#contract/jobs.ts';
import type { ArticleIndex } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { listArticles } from '#domain/articles/index.ts';
import { listJobs } from '#domain/jobs/index.ts';

/** Stores the time in a table of its own. */
export async function probeWrite(db: Db, now = Date.now()): Promise<void> {
  await db
    .insertInto('readiness_probes')
    .values({ id: 1, written_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
    .execute();
}

/** Reads the first page of two lists, as pages show them. */
export async function probeLists(db: Db, index: ArticleIndex): Promise<void> {
  await listJobs(db, JobListQuery.parse({}));
  await listArticles(db, index, { kind: 'blogs', ...ArticleListQuery.parse({}) });
}
