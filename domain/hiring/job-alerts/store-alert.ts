import { createHash } from 'node:crypto';
import { MAX_ALERTS } from '#contract/job-alert-rules.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import type { CheckedAlert } from './check-alert.ts';

/** Maximum number of confirmation mails per address within 24 hours, over all searches. */
const CONFIRMATIONS = { most: 5, within: 86_400_000 };

/** Lock rows. Addresses share them by hash, so at most this many are counted concurrently. */
const LOCKS = 64;

interface Arrival {
  /** The consent text above the submit button. */
  consent: string;
  page: { route: string };
  ipHash: string;
  now: number;
}

/** Milliseconds in which an equal request from the same client counts as a second click. */
const REPEAT_WINDOW = 3_600_000;

export async function isRepeatedPost(
  db: Db,
  { id, frequency }: CheckedAlert,
  { ipHash, now }: Arrival,
): Promise<boolean> {
  const row = await db
    .selectFrom('job_alerts')
    .select('id')
    .where('id', '=', id)
    .where('requested_frequency', '=', frequency)
    .where('address_hash', '=', ipHash)
    .where('requested_at', '>', now - REPEAT_WINDOW)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores an alert that its owner has to confirm, or updates the request of an existing equal one.
 * Nothing is stored if no confirmation mail may be sent, so the limit of mails also limits the
 * rows.
 */
export async function storeAlert(
  transaction: Db,
  alert: CheckedAlert,
  { consent, page, ipHash, now }: Arrival,
): Promise<void> {
  const { id, email, search, frequency } = alert;
  await lockAddress(transaction, email);
  const existing = await transaction
    .selectFrom('job_alerts')
    .select(['confirmed_at', 'ended_at', 'frequency'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isActive =
    existing !== undefined && existing.ended_at === null && existing.confirmed_at !== null;
  // The alert is already active with this frequency, so there is nothing to confirm.
  if (isActive && existing.frequency === frequency) return;
  if (!(await canMail(transaction, email, now))) return;
  if (!isActive && !(await makeRoom(transaction, email, now, id))) return;
  const requestColumns = {
    requested_frequency: frequency,
    requested_at: now,
    filter_labels: alert.description,
    corrections: alert.corrections,
    consent_wording: consent,
    consent_page: page.route,
    address_hash: ipHash,
  };
  const initialColumns = {
    frequency,
    created_at: now,
    confirmed_at: null,
    ended_at: null,
    due_at: null,
  };
  await transaction
    .insertInto('job_alerts')
    .values({ id, email, search, ...initialColumns, ...requestColumns })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...requestColumns, ...(!isActive && initialColumns) }),
    )
    .execute();
  await enqueue(transaction, { topic: 'job-alert.confirmation', subjectId: id, now });
}

/**
 * Locks the address until the transaction ends, so a concurrent request counts what this one
 * stores.
 */
async function lockAddress(transaction: Db, email: string): Promise<void> {
  const id = createHash('sha256').update(email).digest().readUInt32BE() % LOCKS;
  await transaction
    .insertInto('job_alert_locks')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .execute();
}

async function canMail(transaction: Db, email: string, now: number): Promise<boolean> {
  const { sentCount } = await transaction
    .selectFrom('outbox')
    .innerJoin('job_alerts', 'job_alerts.id', 'outbox.subject_id')
    .select((row) => row.fn.countAll<number | string>().as('sentCount'))
    .where('job_alerts.email', '=', email)
    .where('outbox.topic', '=', 'job-alert.confirmation')
    .where('outbox.created_at', '>', now - CONFIRMATIONS.within)
    .executeTakeFirstOrThrow();
  return Number(sentCount) < CONFIRMATIONS.most;
}

/**
 * Ends the oldest unconfirmed alert if the address has too many. Otherwise an anonymous visitor
 * could use up all alerts of an address.
 * @returns false if all other alerts are confirmed
 */
async function makeRoom(
  transaction: Db,
  email: string,
  now: number,
  ownId: string,
): Promise<boolean> {
  const otherAlerts = await transaction
    .selectFrom('job_alerts')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .where('id', '<>', ownId)
    .orderBy('requested_at')
    .execute();
  if (otherAlerts.length < MAX_ALERTS) return true;
  const oldest = otherAlerts.find(({ confirmed_at }) => confirmed_at === null);
  if (!oldest) return false;
  // Its owner may confirm it at the same time.
  const ended = await transaction
    .updateTable('job_alerts')
    .set({ ended_at: now, due_at: null })
    .where('id', '=', oldest.id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
