import type { Db } from '#db/schema.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import type { SubmissionRef } from './read-submissions.ts';
import { kindOf } from './submission.ts';
import { summariesOf } from './summaries.ts';

/** Maximum number of results per kind; a list to choose from should not be longer. */
const MAX_RESULTS = 10;

/**
 * Finds the submissions whose id begins with a prefix.
 * @param prefix of a UUID in lower case: hexadecimal digits and hyphens only
 */
export async function findByIdPrefix(
  db: Db,
  prefix: string,
  kinds: Kinds = KINDS,
): Promise<SubmissionRef[]> {
  const refs: SubmissionRef[] = [];
  for (const descriptor of kinds.submissions) {
    const rows = await summariesOf(db, descriptor, {}, kinds)
      .select('summary.id')
      .where('summary.id', 'like', `${prefix}%`)
      .orderBy('summary.id')
      .limit(MAX_RESULTS)
      .execute();
    refs.push(...rows.map(({ id }) => ({ id, kind: kindOf(descriptor) })));
  }
  return refs;
}
