/** The applicant's view of an application by its private link, and the renewal of that link. */
import { sql } from 'kysely';
import { type ApplicationStatus, STATUS_MESSAGES } from '#contract/application-status.ts';
import { ProblemError } from '#contract/problem.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { visibleSteps } from '#domain/hiring/visible-steps.ts';
import { isStatusToken, statusTokenId } from '#domain/messaging/status-link.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/**
 * Reads the status of the application that a link belongs to, without changing it.
 * @throws ProblemError `not-found`
 */
export async function readStatus(db: Db, link: StatusLink): Promise<ApplicationStatus> {
  const row = await findApplication(db, link);
  const { id, submitted_at: receivedAt } = row;
  const resume = await db
    .selectFrom('resumes')
    .select(['file_name as fileName', 'size'])
    .where('application_id', '=', id)
    .executeTakeFirst();
  const documents = await db
    .selectFrom('application_documents')
    .select(['file_name as fileName', 'size', 'added_at as addedAt'])
    .where('application_id', '=', id)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return {
    reference: referenceOf(id),
    receivedAt,
    opening: row.job_name,
    name: row.name,
    email: maskedEmail(row.email),
    resume: resume ?? null,
    steps: await visibleSteps(db, { id, receivedAt }),
    withdrawnAt: row.withdrawn_at,
    documents,
  };
}

/** Enough for its owner to recognize the address: `s•••@example.com`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
}

export interface StatusLink {
  /** `siteSecret` with the name `STATUS_SECRET`. */
  secret: string;
  /** Unchecked. */
  token: string;
}

/** An id that no application has. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The application that a link belongs to. Every token costs one query and one signature check, so
 * response times do not reveal whether an application exists.
 * @throws ProblemError `not-found` for a token that is not ours or was revoked, or whose
 *   application was erased
 */
export async function findApplication(db: Db, { secret, token }: StatusLink) {
  const id = statusTokenId(token) ?? NO_ID;
  const row = await db
    .selectFrom('applications')
    .select(['id', 'submitted_at', 'name', 'email', 'job_name', 'withdrawn_at', 'link_version'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isValid = isStatusToken(secret, token, { id, linkVersion: row?.link_version ?? 0 });
  if (!row || !isValid) throw new ProblemError('not-found', STATUS_MESSAGES.gone);
  return row;
}

/**
 * Revokes the applicant's private link and creates another. Mails that have not been sent yet will
 * contain the new one.
 * @param now epoch milliseconds
 * @throws ProblemError `not-found`
 */
export async function renewStatusLink(
  { actor: { staffId } }: Permit<'applicants.work'>,
  db: Db,
  id: string,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('applications')
      .set({ link_version: sql<number>`link_version + 1`, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) {
      throw new ProblemError('not-found', 'There is no such application');
    }
    const object = { objectKind: 'application', objectId: id };
    await audit(transaction, { staffId, action: 'status-link-renewed', ...object }, now);
    await addEvents(transaction, [{ applicationId: id, staffId, kind: 'link-renewed' }], now);
    await announceChange(transaction, applicationTopics(id), now);
  });
}
