import type { z } from 'zod/mini';
import type { Criterion } from '#contract/console/applicants.ts';
import type { DeskCopy } from '#contract/console/desk-copy.ts';
import type { Db } from '#db/schema.ts';

/**
 * What an application is rated by: its opening's own criteria, else the pack's, also where the opening is
 * gone or there was none.
 * @param slug null for the talent pool
 */
export async function criteriaOf(
  db: Db,
  slug: string | null,
  { criteria }: Pick<DeskCopy, 'criteria'>,
): Promise<z.infer<typeof Criterion>[]> {
  if (slug === null) return criteria;
  const row = await db
    .selectFrom('job_listings')
    .select('criteria')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const own = JSON.parse(row?.criteria ?? '[]') as z.infer<typeof Criterion>[];
  return own.length > 0 ? own : criteria;
}
