import type { Applicant } from '#contract/console/applicants.ts';
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import type { DeskParts } from './desk-parts.ts';
import { lockedApplication } from './lock-application.ts';
import { criteriaOf, readApplicant } from './read-applicant.ts';
import { viewerOf } from './staff.ts';

interface Given {
  id: string;
  /** By the id of a criterion, 1 to 5: of one at least. */
  scores: Readonly<Record<string, number>>;
  comment: string;
  now: number;
}

/**
 * Gives one's own rating, or another in its place.
 * @throws ProblemError `not-found`; `invalid-fields`
 */
export async function rate(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, scores, comment, now }: Given,
  parts: DeskParts,
): Promise<Applicant> {
  const { staffId } = actor;
  await db.transaction().execute(async (transaction) => {
    const { job_slug: slug } = await lockedApplication(transaction, id);
    const criteria = await criteriaOf(transaction, slug, parts.copy);
    requireKnown(
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
    // Not what was given: whoever has not rated it reads this too.
    await addEvents(transaction, [{ applicationId: id, staffId, kind: 'rated' }], now);
    const what = { action: 'rated', objectKind: 'application', objectId: id } as const;
    await audit(transaction, { staffId, ...what }, now);
    await announceChange(transaction, applicationTopics(id), now);
  });
  return readApplicant(db, id, viewerOf(actor), parts);
}

function requireKnown(scores: Given['scores'], known: readonly string[]): void {
  const given = Object.keys(scores);
  const areKnown = given.every((criterion) => known.includes(criterion));
  if (areKnown && given.length > 0) return;
  const message = areKnown
    ? 'Rate at least one of them'
    : 'One of these is not rated for this opening (any more)';
  throw fieldProblem('scores', message, `scores: ${message}`);
}

/** A hundred times the mean of what each gave: whoever rates by more criteria counts no more. */
async function meanOf(db: Db, id: string): Promise<number> {
  const rows = await db
    .selectFrom('application_ratings')
    .select('scores')
    .where('application_id', '=', id)
    .execute();
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const each = rows.map(({ scores }) =>
    mean(Object.values(JSON.parse(scores) as Record<string, number>)),
  );
  return Math.round(100 * mean(each));
}
