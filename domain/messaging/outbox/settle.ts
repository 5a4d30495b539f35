/** How an attempt ended. */
import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import type { Delivery } from './claim.ts';

/** Characters of an error that are kept for the operator. */
const ERROR_LENGTH = 300;

export const markDelivered = (db: Db, delivery: Delivery, now = Date.now()): Promise<void> =>
  end(db, delivery, null, now);

/** Discards it: ends it without a delivery, because it is not wanted any more. */
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
  until: number;
  error: string;
  /** False where the attempt is not counted: the service was unreachable. */
  counts?: boolean;
  /** The recipients who still need it, where others have it by now. */
  left?: readonly string[] | null;
}

/** Tries again later. */
export async function postpone(
  db: Db,
  { id, attempts }: Delivery,
  { until, error, counts = true, left = null }: Postponed,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      next_attempt_at: until,
      last_error: error.slice(0, ERROR_LENGTH),
      ...(!counts && { attempts: attempts - 1 }),
      ...(left && { recipients: JSON.stringify(left) }),
    })
    // Not where another instance has taken it over meanwhile.
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Makes it a dead letter: no more attempts. It stays in the outbox, for somebody to look at and to `retry`. */
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
 * What other consoles read again when a delivery fails or is retried: the list of deliveries, its subject, and the
 * list that marks the subject.
 */
export async function topicsOfDelivery(
  db: Db,
  { topic, subjectId }: { topic: string; subjectId: string },
): Promise<string[]> {
  const [prefix = ''] = topic.split('.', 1);
  const mail =
    prefix === 'desk' &&
    (await db
      .selectFrom('desk_mails')
      .select(['kind', 'subject_id as id'])
      .where('id', '=', subjectId)
      .executeTakeFirst());
  const { kind, id } = mail || { kind: prefix, id: subjectId };
  return kind === 'application'
    ? ['deliveries', 'applications', `application:${id}`]
    : ['deliveries', 'inbox', `inbox:${id}`];
}
