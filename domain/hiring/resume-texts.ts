import type { Updateable } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';
import { ObjectStoreError } from '#domain/files/object-store.ts';
import { readBytes } from '#domain/files/stored-bytes.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { indexApplicant } from './applicant-search.ts';

/** Attempts after which a résumé that crashes its reader is given up. */
const MOST_ATTEMPTS = 2;

/** A résumé claimed by this reader. */
export interface ClaimedResume {
  applicationId: string;
  bytes: Uint8Array;
  /** Includes this one. */
  attempts: number;
  /** No further attempt follows. */
  isLast: boolean;
  /** Epoch milliseconds; the due time before the claim. */
  dueAt: number;
}

/** Enqueues an application's résumé for reading. Must run in the transaction that stores it. */
export async function enqueueResume(
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
 * Claims the newest résumé that waits to be read. If the reader dies, the claim expires and another
 * reader can take the résumé.
 * @param until when the claim expires, epoch milliseconds
 * @returns null if none waits
 * @throws ObjectStoreError
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
    // Another instance may have read the same row. The first to update it gets the claim.
    const claim = await updateWaiting(db, applicationId)
      .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: until }))
      .where('due_at', '=', dueAt)
      .returning('attempts')
      .executeTakeFirst();
    if (!claim) continue;
    const { attempts } = claim;
    // After too many attempts the reader has died each time, so the file counts as unreadable.
    const bytes =
      attempts > MOST_ATTEMPTS
        ? null
        : await bytesOf(db, applicationId).catch(async (error: unknown) => {
            // The file may be fine, so the attempt does not count.
            await releaseResume(db, { applicationId, attempts, dueAt });
            throw error;
          });
    if (bytes) {
      return { applicationId, bytes, attempts, isLast: attempts === MOST_ATTEMPTS, dueAt };
    }
    await markUnreadable(db, applicationId, now);
  }
}

const updateWaiting = (db: Db, applicationId: string) =>
  db
    .updateTable('resume_texts')
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting');

/** @returns null if the file is lost */
async function bytesOf(db: Db, applicationId: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('resumes')
    .select(['bytes', 'object'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  try {
    return row ? await readBytes(row) : null;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.isLost) return null;
    throw error;
  }
}

/** Characters of a résumé's text that are stored: about sixty pages. */
const MAX_LENGTH = 200_000;

/** Search ignores line, page and paragraph breaks. */
const WHITESPACE = /[\s\p{Z}\u0085]+/gu;

/** Whitespace within a line. */
const INLINE_SPACE = /[^\S\n]+/gu;

/**
 * Characters that are not text: controls, unpaired surrogates, private-use characters of icon
 * fonts, and characters that change the text direction. Joiners are kept because Devanagari needs
 * them.
 */
const NON_TEXT = /(?!\u200c|\u200d|\u0085|\s)\p{C}/gu;

/** Cleans the text extracted from a file: one line, at most 200,000 characters. */
export function cleanText(text: string): string {
  // The input is unbounded, so it is cut before the expensive replacements.
  const tidy = text
    .slice(0, 4 * MAX_LENGTH)
    .replace(NON_TEXT, '')
    .replace(WHITESPACE, ' ')
    .trim();
  return tidy.slice(0, MAX_LENGTH).replace(/\p{Cs}$/u, '');
}

/** Cleans the text of one page. Lines are kept, with at most one empty line between two. */
export function cleanLines(text: string): string {
  return text
    .replace(NON_TEXT, '')
    .replace(INLINE_SPACE, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Stores the extracted text and indexes it.
 * @param text as returned by `cleanText`
 * @param pages the page count that the file declares
 */
export function markRead(
  db: Db,
  applicationId: string,
  { text, pages }: { text: string; pages: number },
  now: number,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const outcome = { state: 'read', text, pages, read_at: now } as const;
    await storeOutcome(transaction, applicationId, outcome, now);
    await indexApplicant(transaction, applicationId);
  });
}

/** Gives up on a file that is not a readable PDF or crashes its reader. */
export function markUnreadable(db: Db, applicationId: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await storeOutcome(transaction, applicationId, { state: 'unreadable', read_at: now }, now);
  });
}

async function storeOutcome(
  transaction: Db,
  applicationId: string,
  outcome: Updateable<Schema['resume_texts']>,
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

/**
 * Schedules another attempt after a failure.
 * @param until epoch milliseconds
 */
export async function tryLater(db: Db, applicationId: string, until: number): Promise<void> {
  await updateWaiting(db, applicationId).set({ due_at: until }).execute();
}

/** Releases the claim of a reader that was stopped. The attempt does not count. */
export async function releaseResume(
  db: Db,
  { applicationId, attempts, dueAt }: { applicationId: string; attempts: number; dueAt: number },
): Promise<void> {
  await updateWaiting(db, applicationId)
    .set({ due_at: dueAt, attempts: attempts - 1 })
    .execute();
}
