/** Openings whose file has left the pack: links to them are told that they have closed. */
import type { Db } from '#db/schema.ts';

interface Opening {
  slug: string;
  name: string;
  /** Epoch milliseconds. */
  published_at: number;
}

/**
 * Keeps the names of openings that a load removes, and forgets those that are back.
 * @param before openings that were stored until now
 * @param after openings that are stored from now on
 */
export async function recordFormerOpenings(
  db: Db,
  { before, after, now }: { before: Opening[]; after: Opening[]; now: number },
): Promise<void> {
  const stays = new Set(after.map(({ slug }) => slug));
  const removed = before.filter((job) => !stays.has(job.slug) && job.published_at <= now);
  for (const { slug, name } of removed) {
    await db
      .insertInto('former_openings')
      .values({ slug, name, removed_at: now })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name, removed_at: now }))
      .execute();
  }
  await db
    .deleteFrom('former_openings')
    .where('slug', 'in', (row) => row.selectFrom('job_listings').select('slug'))
    .execute();
}

/** The name of an opening that has left the pack; undefined where there was none. */
export async function formerOpening(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_openings')
    .select('name')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.name;
}
