import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit/index.ts';

interface NotedMail {
  id: string;
  kind: string;
  subjectId: string;
  /** Null where nobody of the staff did it. */
  staffId: string | null;
}

/** Puts what happened to a mail into the record, and into the history of the application that it is about. */
export async function noteMail(
  transaction: Db,
  event: 'mail-written' | 'mail-stopped',
  { id, kind, subjectId, staffId }: NotedMail,
  now: number,
): Promise<void> {
  const details = { mail: id };
  await audit(
    transaction,
    { staffId, action: event, objectKind: kind, objectId: subjectId, details },
    now,
  );
  if (kind !== 'application') return;
  await transaction
    .insertInto('application_events')
    .values({
      id: randomUUID(),
      application_id: subjectId,
      staff_id: staffId,
      at: now,
      kind: event,
      data: JSON.stringify(details),
    })
    .execute();
}
