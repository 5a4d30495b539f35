import type * as z from 'zod/mini';
import type { ApplicantCounts } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/permissions/index.ts';

/**
 * How many stand at each stage, and how many nobody has opened: counted from indexes alone.
 * @param opening slug, `none` for the talent pool, nothing for all
 */
export async function countApplicants(
  _permit: Permit<'applicants.read'>,
  db: Db,
  opening: string | undefined,
): Promise<z.infer<typeof ApplicantCounts>> {
  let applications = db.selectFrom('applications');
  if (opening === 'none') applications = applications.where('job_slug', 'is', null);
  else if (opening) applications = applications.where('job_slug', '=', opening);
  const stages = await applications
    .select((row) => ['stage', row.fn.countAll<number>().as('n')])
    .where('withdrawn_at', 'is', null)
    .groupBy('stage')
    .execute();
  const unread = await applications
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    unread: Number(unread.n),
    stages: Object.fromEntries(stages.map(({ stage, n }) => [stage, Number(n)])),
  };
}
