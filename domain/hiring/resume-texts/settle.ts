/** How the reading of a résumé ended. Rows that were erased meanwhile stay erased. */
import type { Db } from '#db/schema.ts';
import { indexApplicant } from '#domain/hiring/applicant-search.ts';
import { announceChange } from '#domain/staff/desk-changes/index.ts';

/** @param read its text as `cleanText` leaves it and how many pages the file says it has */
export function markRead(
  db: Db,
  applicationId: string,
  { text, pages }: { text: string; pages: number },
  now: number,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const read = { state: 'read', text, pages, read_at: now } as const;
    await settle(transaction, applicationId, read, now);
    await indexApplicant(transaction, applicationId);
  });
}

/** It is no PDF that can be read, or whoever reads it comes to grief: nobody tries again. */
export function markUnreadable(db: Db, applicationId: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await settle(transaction, applicationId, { state: 'unreadable', read_at: now }, now);
  });
}

async function settle(
  transaction: Db,
  applicationId: string,
  outcome: {
    state: 'read' | 'unreadable';
    text?: string;
    pages?: number;
    read_at: number;
  },
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('resume_texts')
    .set(outcome)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (Number(numUpdatedRows) > 0) {
    await announceChange(transaction, [`application:${applicationId}`], now);
  }
}

/** The attempt failed; another is made at `until`, epoch milliseconds. */
export async function tryLater(db: Db, applicationId: string, until: number): Promise<void> {
  await db
    .updateTable('resume_texts')
    .set({ due_at: until })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting')
    .execute();
}

/** The attempt was broken off by whoever made it, and does not count. */
export async function putBack(
  db: Db,
  { applicationId, attempts, dueAt }: { applicationId: string; attempts: number; dueAt: number },
): Promise<void> {
  await db
    .updateTable('resume_texts')
    .set({ due_at: dueAt, attempts: attempts - 1 })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting')
    .execute();
}
