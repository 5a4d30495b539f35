import { STATUS_MESSAGES } from '#contract/application-status.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { isStatusToken, statusTokenId } from '#domain/messaging/signed-links/index.ts';

/** What an applicant comes with. */
export interface StatusLink {
  /** `siteSecret` of the name `STATUS_SECRET`. */
  secret: string;
  /** As it arrived. */
  token: string;
}

/** No application has it. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The application that a link is of. Each token costs one read and one signature, so the time tells nothing
 * of whether there is an application, or has been.
 * @throws ProblemError `not-found` for a token that is not ours, was made worthless, or is of what was erased
 */
export async function findApplication(db: Db, { secret, token }: StatusLink) {
  const id = statusTokenId(token) ?? NO_ID;
  const row = await db
    .selectFrom('applications')
    .select(['id', 'submitted_at', 'name', 'email', 'job_name', 'withdrawn_at', 'link_version'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isGood = isStatusToken(secret, token, { id, linkVersion: row?.link_version ?? 0 });
  if (!row || !isGood) throw new ProblemError('not-found', STATUS_MESSAGES.gone);
  return row;
}
