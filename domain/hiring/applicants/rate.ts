import type { Applicant } from '#contract/console/applicants.ts';
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import type { ApplicantDependencies } from './dependencies.ts';
import { requireLockedApplication } from './lock-application.ts';
import { criteriaOf, readApplicant } from './read-applicant.ts';
import { viewerOf } from './staff.ts';

interface RatingInput {
  id: string;
  /** By criterion id, 1 to 5; at least one. */
  scores: Readonly<Record<string, number>>;
  comment: string;
  now: number;
}

/**
 * Stores the rating of the person who calls, replacing an earlier one.
 * @throws ProblemError `not-found`; `invalid-fields`
 */
export async function rateApplicant(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, scores, comment, now }: RatingInput,
  parts: ApplicantDependencies,
): Promise<Applicant> {
  const { staffId } = actor;
  await db.transaction().execute(async (transaction) => {
    const { job_slug: slug } = await requireLockedApplication(transaction, id);
    const criteria = await criteriaOf(transaction, slug, parts.copy);
    requireExistingCriteria(
      scores,
      criteria.map((criterion) => criterion.id),
    );
    const rating = { scores: JSON.stringify(scores), comment: comment.trim(), rated_at: now };
    await transaction
      .insertInto('application_ratings')
      .values({ application_id: id, staff_id: staffId, ...rating })
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'staff_id']).doUpdateSet(rating),
      )
      .execute();
    await transaction
      .updateTable('applications')
      .set({ rating: await meanOf(transaction, id) })
      .where('id', '=', id)
      .execute();
    // The event has no scores, because colleagues who have not rated yet can read the history.
    await addEvents(transaction, [{ applicationId: id, staffId, kind: 'rated' }], now);
    const auditEntry = { action: 'rated', objectKind: 'application', objectId: id } as const;
    await audit(transaction, { staffId, ...auditEntry }, now);
    await announceChange(transaction, applicationTopics(id), now);
  });
  return readApplicant(db, id, viewerOf(actor), parts);
}

function requireExistingCriteria(scores: RatingInput['scores'], knownIds: readonly string[]): void {
  const ratedIds = Object.keys(scores);
  const areKnown = ratedIds.every((criterion) => knownIds.includes(criterion));
  if (areKnown && ratedIds.length > 0) return;
  const message = areKnown
    ? 'Rate at least one criterion'
    : 'A criterion does not belong to this job (any more)';
  throw fieldProblem('scores', message, `scores: ${message}`);
}

/** The mean of each person's mean, times 100, so that rating more criteria does not weigh more. */
async function meanOf(db: Db, id: string): Promise<number> {
  const rows = await db
    .selectFrom('application_ratings')
    .select('scores')
    .where('application_id', '=', id)
    .execute();
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const means = rows.map(({ scores }) =>
    mean(Object.values(JSON.parse(scores) as Record<string, number>)),
  );
  return Math.round(100 * mean(means));
}
