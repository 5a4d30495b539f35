import type { Updateable } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { indexApplicant } from './applicant-search.ts';

/** Attempts after which a résumé that crashes its reader is left alone. */
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
 * Claims the newest résumé that waits to be read, until the given time: if the reader dies, another one
 * claims it after that.
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
    // Another instance may have read the same row: the first to write claims it.
    const won = await waiting(db, applicationId)
      .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: until }))
      .where('due_at', '=', dueAt)
      .returning('attempts')
      .executeTakeFirst();
    if (!won) continue;
    const { attempts } = won;
    // Its reader died each time.
    const bytes = attempts > MOST_ATTEMPTS ? null : await bytesOf(db, applicationId);
    if (bytes) {
      return { applicationId, bytes, attempts, isLast: attempts === MOST_ATTEMPTS, dueAt };
    }
    await markUnreadable(db, applicationId, now);
  }
}

const waiting = (db: Db, applicationId: string) =>
  db
    .updateTable('resume_texts')
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting');

async function bytesOf(db: Db, applicationId: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('resumes')
    .select('bytes')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Characters of a résumé's text that are stored: some sixty pages. */
const LONGEST = 200_000;

/** Pages and paragraphs do not matter to a search. */
const GAPS = /[\s\p{Z}\u0085]+/gu;

/** What separates words within a line. */
const SPACES = /[^\S\n]+/gu;

/**
 * Characters that are no text: controls, halves of characters, the letters of icon fonts, and what changes
 * the direction of the text after it. Joiners stay: Devanagari is written with them.
 */
const NO_TEXT = /(?!\u200c|\u200d|\u0085|\s)\p{C}/gu;

/** What a file claims to be its text, as far as it is one: on one line, at most 200,000 characters. */
export function cleanText(text: string): string {
  // Cut first, because the rest is unbounded.
  const tidy = text
    .slice(0, 4 * LONGEST)
    .replace(NO_TEXT, '')
    .replace(GAPS, ' ')
    .trim();
  return tidy.slice(0, LONGEST).replace(/\p{Cs}$/u, '');
}

/** The same of a page, which keeps its lines, with at most one empty line between two. */
export function cleanLines(text: string): string {
  return text
    .replace(NO_TEXT, '')
    .replace(SPACES, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

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

/** The file is no readable PDF, or its reader crashes, so it is not tried again. */
export function markUnreadable(db: Db, applicationId: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await settle(transaction, applicationId, { state: 'unreadable', read_at: now }, now);
  });
}

async function settle(
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

/** The attempt failed; another is made at `until`, epoch milliseconds. */
export async function tryLater(db: Db, applicationId: string, until: number): Promise<void> {
  await waiting(db, applicationId).set({ due_at: until }).execute();
}

/** The reader was stopped, so the attempt does not count. */
export async function putBack(
  db: Db,
  { applicationId, attempts, dueAt }: { applicationId: string; attempts: number; dueAt: number },
): Promise<void> {
  await waiting(db, applicationId)
    .set({ due_at: dueAt, attempts: attempts - 1 })
    .execute();
}
