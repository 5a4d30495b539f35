import { sql } from 'kysely';
import type { ApplicationStatus } from '#contract/application-status.ts';
import type { Db } from '#db/schema.ts';
import { stopMailsTo } from '#domain/messaging/desk-mails/index.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { audit } from '#domain/staff/audit/index.ts';
import { findApplication, type StatusLink } from './find-application.ts';
import { readStatus } from './read-status.ts';
import { noteInHistory } from './record.ts';

/**
 * Withdraws the application that a link is of. The team is told, and what staff wrote and has not left does not.
 * May be repeated: the answer is the same.
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
      await stopMailsTo(transaction, id, now);
      await enqueue(transaction, { topic: 'application.withdrawn.notice', subjectId: id, now });
      const who = { staffId: null, objectKind: 'application', objectId: id };
      await audit(transaction, { ...who, action: 'application-withdrawn' }, now);
      await noteInHistory(
        transaction,
        { applicationId: id, staffId: null, kind: 'withdrawn' },
        now,
      );
    }
    return readStatus(transaction, link);
  });
}
