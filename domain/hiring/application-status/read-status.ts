import type { ApplicationStatus } from '#contract/application-status.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { shownSteps } from '#domain/hiring/shown-steps/index.ts';
import { findApplication, type StatusLink } from './find-application.ts';

/**
 * How it stands with the application that a link is of. Changes nothing.
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
    steps: await shownSteps(db, { id, receivedAt }),
    withdrawnAt: row.withdrawn_at,
    documents,
  };
}

/** Enough for its owner to know it by: `s•••@example.com`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
}
