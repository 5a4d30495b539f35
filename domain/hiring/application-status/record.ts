import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';

interface Happened {
  applicationId: string;
  /** Null for the applicant. */
  staffId: string | null;
  kind: 'withdrawn' | 'document-added' | 'link-renewed';
  data?: Record<string, string>;
}

/** Puts it into the history of the application, and tells the desks. */
export async function noteInHistory(
  transaction: Db,
  { applicationId, staffId, kind, data = {} }: Happened,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('application_events')
    .values({
      id: randomUUID(),
      application_id: applicationId,
      staff_id: staffId,
      at: now,
      kind,
      data: JSON.stringify(data),
    })
    .execute();
  await announceChange(transaction, ['applications', `application:${applicationId}`], now);
}
