/** Stores the outcome of an attempt. */
import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Delivery } from './claim.ts';

/** Characters of an error that are stored. */
const ERROR_LENGTH = 300;

export const markDelivered = (db: Db, delivery: Delivery, now = Date.now()): Promise<void> =>
  end(db, delivery, null, now);

/** Ends a notification without delivering it, because it is no longer wanted. */
export const discard = (
  db: Db,
  delivery: Delivery,
  reason: string,
  now = Date.now(),
): Promise<void> => end(db, delivery, reason.slice(0, ERROR_LENGTH), now);

async function end(db: Db, { id }: Delivery, reason: string | null, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ delivered_at: now, failed_at: null, last_error: reason })
    .where('id', '=', id)
    .execute();
}

interface Postponed {
  /** Epoch milliseconds. */
  until: number;
  error: string;
  /** False if the attempt is not counted, because the service was unreachable. */
  counts?: boolean;
  /** The recipients who have not got the mail yet; null if there is no change. */
  remaining?: readonly string[] | null;
}

/** Schedules another attempt. */
export async function postpone(
  db: Db,
  { id, attempts }: Delivery,
  { until, error, counts = true, remaining = null }: Postponed,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      next_attempt_at: until,
      last_error: error.slice(0, ERROR_LENGTH),
      ...(!counts && { attempts: attempts - 1 }),
      ...(remaining && { recipients: JSON.stringify(remaining) }),
    })
    // These conditions fail if another instance has taken over the row.
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Ends all attempts. The row stays in the outbox, so that an operator can inspect and retry it. */
export async function deadLetter(
  db: Db,
  { id, topic, subjectId, attempts }: Delivery,
  error: string,
  now = Date.now(),
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, last_error: error.slice(0, ERROR_LENGTH) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
    .execute();
  await announceChange(db, await topicsOfDelivery(db, { topic, subjectId }), now);
}

/**
 * The topics that other consoles read again after a delivery fails or is retried: the list of
 * deliveries, the delivery's subject, and the list with the subject.
 */
export async function topicsOfDelivery(
  db: Db,
  { topic, subjectId }: { topic: string; subjectId: string },
): Promise<string[]> {
  const [prefix = ''] = topic.split('.', 1);
  const mail =
    prefix === 'desk' &&
    (await db
      .selectFrom('console_emails')
      .select(['kind', 'subject_id as id'])
      .where('id', '=', subjectId)
      .executeTakeFirst());
  const { kind, id } = mail || { kind: prefix, id: subjectId };
  return kind === 'application'
    ? ['deliveries', 'applications', `application:${id}`]
    : ['deliveries', 'inbox', `inbox:${id}`];
}
