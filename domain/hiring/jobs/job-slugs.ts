import type { EntrySlug, ListRange } from '#contract/entry-kinds.ts';
import type { Db } from '#db/schema.ts';
import { entrySlug } from '#domain/content/entry-slugs.ts';
import { openJobs } from './job-rows.ts';

export async function countOpenJobs(db: Db, now = Date.now()): Promise<number> {
  const { total } = await openJobs(db, now)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Openings that can be applied for, by name. */
export async function openJobSlugs(
  db: Db,
  { first, count }: ListRange,
  now = Date.now(),
): Promise<EntrySlug[]> {
  const rows = await openJobs(db, now)
    .select(['slug', 'published_at', 'changed_at'])
    .orderBy('slug')
    .limit(count)
    .offset(first)
    .execute();
  return rows.map(entrySlug);
}
