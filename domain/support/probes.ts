/**
 * Probes of readiness: each does a small part of the site's real work, and rejects if that fails.
 */
import { ArticleListQuery } from '#contract/articles.ts';
import { JOB_PAGE } from '#contract/page-sizes.ts';
import type { ArticleIndex } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { listArticles } from '#domain/content/articles/index.ts';
import { openJobSlugs } from '#domain/hiring/jobs/index.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';

/** Writes to a table that serves only this probe. */
export async function probeWrite(db: Db, now = Date.now()): Promise<void> {
  await db
    .insertInto('readiness_probes')
    .values({ id: 1, written_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
    .execute();
}

/** Reads the latest row of each kind of submission, and one row of each related table. */
export async function probeForms(db: Db, { submissions, related }: Kinds): Promise<void> {
  // The tables share the columns that are read here.
  for (const { table, submittedAtColumn } of submissions) {
    const query = db.selectFrom(table as 'leads').selectAll();
    await query
      .orderBy(submittedAtColumn as 'created_at', 'desc')
      .limit(1)
      .execute();
  }
  for (const { table } of related) {
    await db
      .selectFrom(table as 'leads')
      .selectAll()
      .limit(1)
      .execute();
  }
}

/** Reads the first page of jobs and of articles. */
export async function probeLists(db: Db, index: ArticleIndex): Promise<void> {
  await openJobSlugs(db, { first: 0, count: JOB_PAGE.size });
  await listArticles(db, index, { kind: 'blogs', ...ArticleListQuery.parse({}) });
}
