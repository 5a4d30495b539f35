import type { Db } from '#db/schema.ts';
import { markUnreadable } from './settle.ts';

/** One that crashes whoever reads it is left alone after so many. */
const MOST_ATTEMPTS = 2;

/** A résumé that is ours to read. */
export interface ClaimedResume {
  applicationId: string;
  /** As it was stored. */
  bytes: Uint8Array;
  /** This one included. */
  attempts: number;
  /** Whether another attempt may follow. */
  isLast: boolean;
  /** When it was due before it was claimed. */
  dueAt: number;
}

/** Enqueues the résumé of an application, in the transaction that stores it. */
export async function awaitReading(
  transaction: Db,
  applicationId: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('resume_texts')
    .values({ application_id: applicationId, state: 'waiting', text: '', due_at: now })
    .execute();
}

/**
 * Takes the newest résumé that waits to be read. It is out of others' reach until the time given: if
 * whoever has it dies, the next one to look takes it.
 * @param until epoch milliseconds
 * @returns null where none waits
 */
export async function claimResume(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<ClaimedResume | null> {
  for (;;) {
    const row = await db
      .selectFrom('resume_texts')
      .select(['application_id', 'attempts', 'due_at'])
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .orderBy('due_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const { application_id: applicationId, due_at: dueAt } = row;
    // Another instance may have seen the same row: it goes to whoever writes first.
    const won = await db
      .updateTable('resume_texts')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: until }))
      .where('application_id', '=', applicationId)
      .where('state', '=', 'waiting')
      .where('due_at', '=', dueAt)
      .returning('attempts')
      .executeTakeFirst();
    if (!won) continue;
    const { attempts } = won;
    // Whoever had it died of it, or with it, each time.
    const bytes = attempts > MOST_ATTEMPTS ? null : await bytesOf(db, applicationId);
    if (bytes) {
      return { applicationId, bytes, attempts, isLast: attempts === MOST_ATTEMPTS, dueAt };
    }
    await markUnreadable(db, applicationId, now);
  }
}

async function bytesOf(db: Db, applicationId: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('resumes')
    .select('bytes')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
