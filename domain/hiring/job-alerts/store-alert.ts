import { createHash } from 'node:crypto';
import { MOST_ALERTS } from '#contract/job-alert-rules.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import type { CheckedAlert } from './check-alert.ts';

/** Mails to confirm that an address gets within a day, for all searches and however often it is typed in. */
const CONFIRMATIONS = { most: 5, within: 86_400_000 };

/** So many addresses are counted at the same time, at most. */
const LOCKS = 64;

/** How the request for an alert arrived. */
interface Arrival {
  /** The wording above the button. */
  consent: string;
  page: { route: string };
  ipHash: string;
  now: number;
}

/** Milliseconds within which the same request from the same client is a second click. */
const SAME_VISIT = 3_600_000;

export async function isSecondClick(
  db: Db,
  { id, frequency }: CheckedAlert,
  { ipHash, now }: Arrival,
): Promise<boolean> {
  const row = await db
    .selectFrom('job_alerts')
    .select('id')
    .where('id', '=', id)
    .where('asked_frequency', '=', frequency)
    .where('address_hash', '=', ipHash)
    .where('asked_at', '>', now - SAME_VISIT)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores an alert that its owner has to confirm, or notes on the one like it what is asked for now. Nothing
 * is stored where no mail may ask: their bound is that of the rows too.
 */
export async function storeAlert(
  transaction: Db,
  alert: CheckedAlert,
  { consent, page, ipHash, now }: Arrival,
): Promise<void> {
  const { id, email, search, frequency } = alert;
  await lockAddress(transaction, email);
  const known = await transaction
    .selectFrom('job_alerts')
    .select(['confirmed_at', 'ended_at', 'frequency'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isActive = known !== undefined && known.ended_at === null && known.confirmed_at !== null;
  // They get what they ask for: there is nothing to confirm.
  if (isActive && known.frequency === frequency) return;
  if (!(await mayMail(transaction, email, now))) return;
  if (!isActive && !(await makeRoom(transaction, email, now, id))) return;
  const asked = {
    asked_frequency: frequency,
    asked_at: now,
    words: alert.words,
    similar_words: alert.meant,
    consent_wording: consent,
    consent_page: page.route,
    address_hash: ipHash,
  };
  const begun = { frequency, created_at: now, confirmed_at: null, ended_at: null, due_at: null };
  await transaction
    .insertInto('job_alerts')
    .values({ id, email, search, ...begun, ...asked })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...asked, ...(!isActive && begun) }),
    )
    .execute();
  await enqueue(transaction, { topic: 'job-alert.confirmation', subjectId: id, now });
}

/** A concurrent request for this address waits until the transaction has ended, and counts what it stored. */
async function lockAddress(transaction: Db, email: string): Promise<void> {
  const id = createHash('sha256').update(email).digest().readUInt32BE() % LOCKS;
  await transaction
    .insertInto('job_alert_locks')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .execute();
}

async function mayMail(transaction: Db, email: string, now: number): Promise<boolean> {
  const { sent } = await transaction
    .selectFrom('outbox')
    .innerJoin('job_alerts', 'job_alerts.id', 'outbox.subject_id')
    .select((row) => row.fn.countAll<number | string>().as('sent'))
    .where('job_alerts.email', '=', email)
    .where('outbox.topic', '=', 'job-alert.confirmation')
    .where('outbox.created_at', '>', now - CONFIRMATIONS.within)
    .executeTakeFirstOrThrow();
  return Number(sent) < CONFIRMATIONS.most;
}

/**
 * Ends the oldest unconfirmed alert where there are too many: otherwise a stranger could take all
 * the room that an address has.
 * @returns false where all of them are confirmed, by now
 */
async function makeRoom(
  transaction: Db,
  email: string,
  now: number,
  own: string,
): Promise<boolean> {
  const others = await transaction
    .selectFrom('job_alerts')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .where('id', '<>', own)
    .orderBy('asked_at')
    .execute();
  if (others.length < MOST_ALERTS) return true;
  const oldest = others.find(({ confirmed_at }) => confirmed_at === null);
  if (!oldest) return false;
  // Its owner may be confirming it at this moment.
  const ended = await transaction
    .updateTable('job_alerts')
    .set({ ended_at: now, due_at: null })
    .where('id', '=', oldest.id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
