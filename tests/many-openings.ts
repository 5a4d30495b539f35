import type { Db } from '#db/schema.ts';

/** A statement takes no end of values. */
const AT_ONCE = 50;

/** More openings than are waited for until they are indexed. */
export const MANY = 250;

/** Publishes copies of an opening of the pack, with this and a number as their slugs. */
export async function publishMany(db: Db, slug: string, count = MANY): Promise<void> {
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
  for (let at = 0; at < count; at += AT_ONCE) {
    await db
      .insertInto('job_listings')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
  }
}
