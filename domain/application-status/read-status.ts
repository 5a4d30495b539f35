import type { ApplicationStatus } from '#contract/application-status.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { findApplication, type StatusLink } from './find-application.ts';
import { type Move, stepsTo } from './steps.ts';

/**
 * How it stands with the application that a link is of. Changes nothing.
 * @throws ProblemError `not-found`
 */
export async function readStatus(db: Db, link: StatusLink): Promise<ApplicationStatus> {
  const row = await findApplication(db, link);
  const { id, submitted_at: receivedAt, stage, stage_at: stageAt } = row;
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
    steps: stepsTo({ stage, at: stageAt ?? receivedAt }, receivedAt, await movesOf(db, id)),
    withdrawnAt: row.withdrawn_at,
    documents,
  };
}

async function movesOf(db: Db, id: string): Promise<Move[]> {
  const rows = await db
    .selectFrom('application_events')
    .select(['at', 'data'])
    .where('application_id', '=', id)
    .where('kind', '=', 'stage')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ at, data }) => {
    const { to } = JSON.parse(data) as { to?: unknown };
    return typeof to === 'string' ? [{ stage: to, at }] : [];
  });
}

/** Enough for its owner to know it by: `s•••@example.com`. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
}
