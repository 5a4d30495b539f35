import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Delivery, LATE_DELIVERY } from '#contract/console/deliveries.ts';
import { UNDO_SEND } from '#contract/console/mails.ts';
import type { Schema } from '#db/schema.ts';
import { reasonOf } from '#domain/messaging/outbox/index.ts';

/** A row of the outbox as the desk shows it, to those who may know whom it is about. */
export function deliveryOf(row: Selectable<Schema['outbox']>, now: number): Delivery {
  const isOpen = row.failed_at === null && row.delivered_at === null;
  const times = { createdAt: row.created_at, attempts: row.attempts, lastError: row.last_error };
  const waiting = waitingState({ ...times, nextAttemptAt: row.next_attempt_at }, now);
  const ended = row.delivered_at === null ? 'failed' : 'delivered';
  return {
    id: row.id,
    topic: row.topic,
    channel: row.channel,
    subjectId: row.subject_id,
    about: null,
    state: isOpen ? waiting : ended,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextAttemptAt: isOpen ? row.next_attempt_at : null,
    deliveredAt: row.delivered_at,
    failedAt: row.failed_at,
    reason: reasonOf(row.last_error),
    error: row.last_error,
  };
}

/** Epoch milliseconds. */
export interface DeliveryTimes {
  createdAt: number;
  /** Null where nothing is to be attempted any more. */
  nextAttemptAt: number | null;
  attempts: number;
  lastError: string | null;
}

/**
 * The state of a delivery that has not ended. A postponed mail that has not been tried yet is `scheduled`
 * until its time, and `waiting` after it.
 */
export function waitingState(
  { createdAt, nextAttemptAt, attempts, lastError }: DeliveryTimes,
  now: number,
): 'scheduled' | 'waiting' | 'late' {
  const isUntouched = attempts === 0 && lastError === null && nextAttemptAt !== null;
  if (isUntouched && nextAttemptAt > Math.max(now, createdAt + UNDO_SEND)) return 'scheduled';
  return (isUntouched ? nextAttemptAt : createdAt) < now - LATE_DELIVERY ? 'late' : 'waiting';
}

/** The same for a row of the outbox that has not ended: whether it is scheduled. */
export const isScheduled = (now: number): RawBuilder<boolean> => sql<boolean>`(
  attempts = 0 and last_error is null and next_attempt_at > ${now}
  and next_attempt_at > created_at + ${UNDO_SEND}
)`;

/** Since when a row of the outbox waits, epoch milliseconds. */
export const WAITING_SINCE: RawBuilder<number> = sql<number>`case
  when attempts = 0 and last_error is null then next_attempt_at else created_at
end`;
