import { randomUUID } from 'node:crypto';
import type { Applicant } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { applyChange } from './apply-change.ts';
import type { DeskParts } from './desk-parts.ts';
import { lockedApplication } from './lock-application.ts';
import { readApplicant } from './read-applicant.ts';
import { viewerOf } from './viewer.ts';

/**
 * Marks an application as read or unread, for everybody. Whatever else is changed at the same time stays.
 * @throws ProblemError `not-found`
 */
export async function markApplicant(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, isRead, now }: { id: string; isRead: boolean; now: number },
  parts: DeskParts,
): Promise<Applicant> {
  const { staffId } = actor;
  await db.transaction().execute(async (transaction) => {
    const row = await lockedApplication(transaction, id);
    const changeId = randomUUID();
    const refusal = await applyChange(transaction, row, { isRead }, { staffId, changeId, now });
    if (refusal !== null) return;
    await audit(
      transaction,
      {
        staffId,
        action: 'application-changed',
        objectKind: 'application',
        objectId: id,
        details: { changeId, isRead },
      },
      now,
    );
    await announceChange(transaction, ['applications', `application:${id}`], now);
  });
  return readApplicant(db, id, viewerOf(actor), parts);
}
