import type { Db } from '#db/schema.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import type { SubmissionRef } from './read-submissions.ts';
import { kindOf } from './submission.ts';
import { summariesOf } from './summaries.ts';

/** More than anybody wants to choose from. */
const MANY = 10;

/**
 * The submissions whose id begins so, at most some.
 * @param prefix of a UUID in lower case, nothing but hexadecimal digits and hyphens
 */
export async function findByIdPrefix(
  db: Db,
  prefix: string,
  kinds: Kinds = KINDS,
): Promise<SubmissionRef[]> {
  const found: SubmissionRef[] = [];
  for (const descriptor of kinds.submissions) {
    const rows = await summariesOf(db, descriptor, {}, kinds)
      .select('summary.id')
      .where('summary.id', 'like', `${prefix}%`)
      .orderBy('summary.id')
      .limit(MANY)
      .execute();
    found.push(...rows.map(({ id }) => ({ id, kind: kindOf(descriptor) })));
  }
  return found;
}
