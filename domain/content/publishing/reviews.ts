/** Review by an owner before publishing, which is a setting. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { type Actor, hasPermission, type Permit } from '#domain/staff/permissions.ts';

export async function isReviewNeeded(db: Db): Promise<boolean> {
  const { needs_review } = await db
    .selectFrom('content_state')
    .select('needs_review')
    .executeTakeFirstOrThrow();
  return needs_review === 1;
}

/** @throws ProblemError `forbidden` if the actor must ask for a review */
export async function requireReviewed(actor: Actor, db: Db): Promise<void> {
  if (hasPermission(actor.role, 'content.review')) return;
  if (!(await isReviewNeeded(db))) return;
  throw new ProblemError('forbidden', 'An owner reviews before publishing. Ask for a review');
}

export async function setReview(
  { actor }: Permit<'content.review'>,
  db: Db,
  isNeeded: boolean,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('content_state')
      .set({ needs_review: isNeeded ? 1 : 0 })
      .execute();
    const { staffId } = actor;
    const details = { isNeeded };
    await audit(
      transaction,
      { staffId, action: 'review-set', objectKind: 'entry', objectId: '', details },
      now,
    );
    await announceChange(transaction, ['content'], now);
  });
}

/**
 * Asks owners to publish the draft, or takes that back.
 * @throws ProblemError `not-found` without a draft
 */
export async function askReview(
  { actor }: Permit<'content.edit'>,
  db: Db,
  { file, isAsked }: { file: string; isAsked: boolean },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('entry_drafts')
      .set({
        review_asked_at: isAsked ? now : null,
        review_asked_by: isAsked ? actor.staffId : null,
      })
      .where('file', '=', file)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) {
      throw new ProblemError('not-found', 'This entry has no draft to review');
    }
    await announceChange(transaction, ['content'], now);
  });
}
