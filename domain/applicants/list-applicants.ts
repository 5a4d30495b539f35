import {
  APPLICANT_COUNT_LIMIT,
  APPLICANTS_PAGE,
  type ApplicantPage,
  type ApplicantQuery,
} from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/permissions/index.ts';
import { cursorOf, placeOf } from './cursor.ts';
import { filterOf } from './filter.ts';
import { foundBy } from './found.ts';
import { readHeads } from './heads.ts';
import { countFound, placesOf } from './places.ts';
import { rarestFirst } from './rarest-skill.ts';
import { viewerOf } from './viewer.ts';

/**
 * One page of the applications that the filters find.
 * @throws ProblemError `malformed` for a filter or a cursor that is none
 */
export async function listApplicants(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  query: ApplicantQuery,
): Promise<ApplicantPage> {
  const viewer = viewerOf(actor);
  const asked = filterOf(query, actor.staffId);
  const filter = { ...asked, skills: await rarestFirst(db, asked.skills) };
  const sort = query.sort ?? 'newest';
  const after = query.cursor ? placeOf(sort, query.cursor) : null;
  const total = await countFound(db, foundBy(filter, viewer), APPLICANT_COUNT_LIMIT);
  const limit = APPLICANTS_PAGE + 1;
  const found = await placesOf(db, { filter, viewer, sort, after, limit, total });
  const page = found.slice(0, APPLICANTS_PAGE);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    items: await readHeads(
      db,
      page.map(({ id }) => id),
      viewer,
    ),
    next: last ? cursorOf(sort, last) : null,
    total,
  };
}
