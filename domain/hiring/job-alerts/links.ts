/** Links in mails about alerts, and what each does; it may be followed any number of times. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { ALERT_LINK_GONE, type AlertFrequency } from '#contract/job-alert-rules.ts';
import type { JobAlert } from '#contract/job-alerts.ts';
import type { LinkPurpose } from '#contract/newsletter.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { asUuid, type LinkTarget, readToken, signedPath } from '#domain/messaging/signed-links.ts';
import { noteOpenings } from './announced-jobs.ts';
import { PERIODS } from './enqueue-due.ts';
import { wholeSearch } from './search-words.ts';

/** What a link in a mail about an alert is for; `secret` is `siteSecret(db, 'newsletter')`. */
const alertLink = (secret: string, purpose: LinkPurpose): LinkTarget => ({
  page: 'job-alerts',
  secret,
  purpose,
});

/** @returns `/job-alerts?confirm=TOKEN`, or `leave=` in its place */
export function alertPath(secret: string, purpose: LinkPurpose, id: string, now: number): string {
  return signedPath(alertLink(secret, purpose), id, now);
}

/**
 * The id of the alert for an address and a search: the same whenever it is asked for, stored or not, so that
 * an answer with it does not tell who has one.
 */
export function alertId(secret: string, email: string, search: string): string {
  const text = `job-alert\n${email}\n${search}`;
  const bytes = createHmac('sha256', secret).update(text).digest().subarray(0, 16);
  // A UUID whose bits are the application's own (RFC 9562, version 8).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return asUuid(bytes);
}

export interface AlertLink {
  /** `siteSecret(db, 'newsletter')` */
  secret: string;
  purpose: LinkPurpose;
  /** As it arrived. */
  token: string;
}

/** An alert that is no longer stored was erased, or ended long ago. */
const ERASED: JobAlert = { state: 'ended', search: '', words: '', frequency: null };

/**
 * The state of the alert that a link is about. Changes nothing.
 * @throws ProblemError `gone` for a link that is not ours, has expired, or confirms what has ended
 */
export async function readAlertLink(db: Db, link: AlertLink, now = Date.now()): Promise<JobAlert> {
  const row = await db
    .selectFrom('job_alerts')
    .select(['search', 'words', 'frequency', 'asked_frequency', 'confirmed_at', 'ended_at'])
    .where('id', '=', alertIn(link, now))
    .executeTakeFirst();
  if (link.purpose === 'confirm' && (!row || row.ended_at !== null)) throw goneLink();
  if (!row) return ERASED;
  const { search, words, confirmed_at, ended_at } = row;
  const isConfirmed = confirmed_at !== null && row.frequency === row.asked_frequency;
  const isAsking = link.purpose === 'confirm';
  return {
    state: ended_at !== null ? 'ended' : isConfirmed ? 'confirmed' : 'asked',
    search,
    words: wholeSearch(search, words),
    frequency: (isAsking ? row.asked_frequency : row.frequency) as AlertFrequency,
  };
}

/**
 * Confirms the alert that a link is about, or ends it.
 * @throws ProblemError as `readAlertLink` does
 */
export async function followAlertLink(
  db: Db,
  link: AlertLink,
  now = Date.now(),
): Promise<JobAlert> {
  const id = alertIn(link, now);
  await (link.purpose === 'confirm' ? confirm(db, id, now) : leave(db, id, now));
  return readAlertLink(db, link, now);
}

/** A new alert covers openings from here on; one whose frequency changes keeps those that it has not mailed yet. */
function confirm(db: Db, id: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const alert = await transaction
      .selectFrom('job_alerts')
      .select(['confirmed_at', 'frequency', 'asked_frequency'])
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!alert) return;
    const isNew = alert.confirmed_at === null;
    if (!isNew && alert.frequency === alert.asked_frequency) return;
    // Openings that are open already are not new.
    const batch = isNew ? await noteOpenings(transaction, now) : 0;
    await transaction
      .updateTable('job_alerts')
      .set({
        frequency: alert.asked_frequency,
        due_at: now + PERIODS[alert.asked_frequency as AlertFrequency],
        ...(isNew && { confirmed_at: now, told_from: batch, told_batch: batch }),
      })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`(confirmed_at is null or frequency <> asked_frequency)`)
      .execute();
  });
}

async function leave(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({ ended_at: now, due_at: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

function alertIn({ secret, purpose, token }: AlertLink, now: number): string {
  const id = readToken(alertLink(secret, purpose), token, now);
  if (id === null) throw goneLink();
  return id;
}

function goneLink(): ProblemError {
  return new ProblemError('gone', ALERT_LINK_GONE);
}
