import { sql } from 'kysely';
import type { ApplicationStatus, ErasedApplication } from '#contract/application-status.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { eraseInTransaction } from '#domain/inbox/stored-submissions/index.ts';
import { cancelMailsTo } from '#domain/messaging/console-mails/index.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/console-changes.ts';
import { findApplication, readStatus, type StatusLink } from './read-status.ts';

/**
 * Withdraws the application that a link belongs to, notifies the team, and cancels mails to the
 * applicant that have not been sent. Idempotent.
 * @throws ProblemError `not-found`
 */
export async function withdrawApplication(
  db: Db,
  link: StatusLink,
  now = Date.now(),
): Promise<ApplicationStatus> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await findApplication(transaction, link);
    const { numUpdatedRows } = await transaction
      .updateTable('applications')
      .set({ withdrawn_at: now, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) > 0) {
      await cancelMailsTo(transaction, id, now);
      await enqueue(transaction, { topic: 'application.withdrawn.notice', subjectId: id, now });
      const auditEntry = { staffId: null, objectKind: 'application', objectId: id };
      await audit(transaction, { ...auditEntry, action: 'application-withdrawn' }, now);
      const event = { applicationId: id, staffId: null, kind: 'withdrawn' } as const;
      await addEvents(transaction, [event], now);
      await announceChange(transaction, applicationTopics(id), now);
    }
    return readStatus(transaction, link);
  });
}

/**
 * Erases the application that a link belongs to, with all dependents, like an erasure by staff.
 * @throws ProblemError `not-found`, also if it was erased before
 */
export async function eraseApplication(
  db: Db,
  link: StatusLink,
  now = Date.now(),
): Promise<ErasedApplication> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await findApplication(transaction, link);
    await eraseInTransaction(transaction, { submissions: [{ kind: 'application', id }] });
    const action = 'application-erased-by-applicant' as const;
    await audit(
      transaction,
      { staffId: null, action, objectKind: 'application', objectId: id },
      now,
    );
    await announceChange(transaction, [...applicationTopics(id), 'deliveries'], now);
    return { reference: referenceOf(id) };
  });
}
