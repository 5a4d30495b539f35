import { APPLICANT_COUNT_LIMIT } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';

/**
 * Skills that must all be there, the rarest first: what that one finds is looked through for the others,
 * and SQLite does not know which it is.
 */
export async function rarestFirst(db: Db, skills: readonly string[]): Promise<string[]> {
  if (skills.length < 2) return [...skills];
  const counted: { skill: string; n: number }[] = [];
  for (const skill of skills) counted.push({ skill, n: await countSkill(db, skill) });
  return counted.sort((a, b) => a.n - b.n).map(({ skill }) => skill);
}

/** Frequent ones are all alike. */
async function countSkill(db: Db, skill: string): Promise<number> {
  const { n } = await db
    .selectFrom((from) =>
      from
        .selectFrom('application_skills')
        .select('skill')
        .where('skill', '=', skill)
        .limit(APPLICANT_COUNT_LIMIT)
        .as('found'),
    )
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
