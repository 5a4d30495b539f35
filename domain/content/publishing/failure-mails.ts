/** Mails about planned publications that failed. */
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';

/** Recipients of one failure. */
const MAX_RECIPIENTS = 10;

/**
 * Notifies the person who planned the publication, and owners.
 * @param transaction that marks it as failed
 */
export async function enqueueFailureMails(
  transaction: Db,
  { id, staffId }: { id: string; staffId: string | null },
  now: number,
): Promise<void> {
  const members = await transaction
    .selectFrom('staff')
    .select('id')
    .where('removed_at', 'is', null)
    .where((row) => row.or([row('role', '=', 'owner'), row('id', '=', staffId ?? '')]))
    .orderBy((row) =>
      row
        .case()
        .when('id', '=', staffId ?? '')
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('id')
    .limit(MAX_RECIPIENTS)
    .execute();
  for (const member of members) {
    const subjectId = `${member.id}/${id}`;
    await enqueue(transaction, { topic: 'staff.publication', subjectId, now });
  }
}
