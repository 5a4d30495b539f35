/** Links in mails about alerts. Following a link is idempotent. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { ALERT_LINK_GONE, type AlertFrequency } from '#contract/job-alert-rules.ts';
import type { JobAlert } from '#contract/job-alerts.ts';
import type { LinkPurpose } from '#contract/newsletter.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { asUuid, type LinkTarget, readToken, signedPath } from '#domain/messaging/signed-links.ts';
import { storeNewJobs } from './announced-jobs.ts';
import { describeSearch } from './describe-search.ts';
import { PERIODS } from './enqueue-due.ts';

/** @param secret `siteSecret(db, 'newsletter')` */
const alertLink = (secret: string, purpose: LinkPurpose): LinkTarget => ({
  page: 'job-alerts',
  secret,
  purpose,
});

/** @returns `/job-alerts?confirm=TOKEN` or `/job-alerts?leave=TOKEN` */
export function alertPath(secret: string, purpose: LinkPurpose, id: string, now: number): string {
  return signedPath(alertLink(secret, purpose), id, now);
}

/**
 * Derives the id of an alert from its address and search. The id is the same whether or not the
 * alert is stored, so an answer that contains it does not reveal who has one.
 */
export function alertId(secret: string, email: string, search: string): string {
  const text = `job-alert\n${email}\n${search}`;
  const bytes = createHmac('sha256', secret).update(text).digest().subarray(0, 16);
  // UUID version 8 of RFC 9562: all other bits are defined by the application.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return asUuid(bytes);
}

export interface AlertLink {
  /** `siteSecret(db, 'newsletter')` */
  secret: string;
  purpose: LinkPurpose;
  /** Unchecked. */
  token: string;
}

/** The state of an alert that is no longer stored, because it was erased or ended long ago. */
const ERASED: JobAlert = { state: 'ended', search: '', words: '', frequency: null };

/**
 * Reads the state of the alert that a link belongs to, without changing it.
 * @throws ProblemError `gone` for a link that is not ours or has expired, or a confirmation link
 *   whose alert has ended
 */
export async function readAlertLink(db: Db, link: AlertLink, now = Date.now()): Promise<JobAlert> {
  const row = await db
    .selectFrom('job_alerts')
    .select([
      'search',
      'filter_labels',
      'frequency',
      'requested_frequency',
      'confirmed_at',
      'ended_at',
    ])
    .where('id', '=', alertIdOf(link, now))
    .executeTakeFirst();
  if (link.purpose === 'confirm' && (!row || row.ended_at !== null)) throw goneProblem();
  if (!row) return ERASED;
  const { search, filter_labels, confirmed_at, ended_at } = row;
  const isConfirmed = confirmed_at !== null && row.frequency === row.requested_frequency;
  const isConfirmLink = link.purpose === 'confirm';
  return {
    state: ended_at !== null ? 'ended' : isConfirmed ? 'confirmed' : 'asked',
    search,
    words: describeSearch(search, filter_labels),
    frequency: (isConfirmLink ? row.requested_frequency : row.frequency) as AlertFrequency,
  };
}

/**
 * Confirms or ends the alert that a link belongs to.
 * @throws ProblemError like `readAlertLink`
 */
export async function followAlertLink(
  db: Db,
  link: AlertLink,
  now = Date.now(),
): Promise<JobAlert> {
  const id = alertIdOf(link, now);
  await (link.purpose === 'confirm' ? confirm(db, id, now) : endAlert(db, id, now));
  return readAlertLink(db, link, now);
}

/**
 * A new alert covers jobs published after its confirmation. A change of frequency keeps the jobs
 * that have not been mailed yet.
 */
function confirm(db: Db, id: string, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const alert = await transaction
      .selectFrom('job_alerts')
      .select(['confirmed_at', 'frequency', 'requested_frequency'])
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (!alert) return;
    const isNew = alert.confirmed_at === null;
    if (!isNew && alert.frequency === alert.requested_frequency) return;
    // Jobs that are already open are not new to this alert.
    const batch = isNew ? await storeNewJobs(transaction, now) : 0;
    await transaction
      .updateTable('job_alerts')
      .set({
        frequency: alert.requested_frequency,
        due_at: now + PERIODS[alert.requested_frequency as AlertFrequency],
        ...(isNew && { confirmed_at: now, last_sent_after_batch: batch, processed_batch: batch }),
      })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`(confirmed_at is null or frequency <> requested_frequency)`)
      .execute();
  });
}

async function endAlert(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({ ended_at: now, due_at: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

function alertIdOf({ secret, purpose, token }: AlertLink, now: number): string {
  const id = readToken(alertLink(secret, purpose), token, now);
  if (id === null) throw goneProblem();
  return id;
}

function goneProblem(): ProblemError {
  return new ProblemError('gone', ALERT_LINK_GONE);
}
