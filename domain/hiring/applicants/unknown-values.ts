import type { ApplicantPage } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import type { ApplicantFilter } from './filter.ts';

type Unknown = NonNullable<ApplicantPage['unknown']>;

/** Skills and tags of a filter that no application has, such as misspelled ones. */
export async function unknownValues(
  db: Db,
  { skills, tag }: Pick<ApplicantFilter, 'skills' | 'tag'>,
): Promise<Unknown> {
  const unknown: Unknown = [];
  for (const skill of skills) {
    const known = await db
      .selectFrom('application_skills')
      .select('skill')
      .where('skill', '=', skill)
      .limit(1)
      .executeTakeFirst();
    if (!known) unknown.push({ filter: 'skill', value: skill });
  }
  if (tag === undefined) return unknown;
  const known = await db
    .selectFrom('application_tags')
    .select('tag')
    .where('tag', '=', tag)
    .limit(1)
    .executeTakeFirst();
  return known ? unknown : [...unknown, { filter: 'tag', value: tag }];
}
