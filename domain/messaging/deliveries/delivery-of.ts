import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Delivery, LATE_DELIVERY } from '#contract/console/deliveries.ts';
import { UNDO_SEND_DELAY } from '#contract/console/mails.ts';
import type { Schema } from '#db/schema.ts';
import { reasonOf } from '#domain/messaging/outbox/index.ts';

/** A row of the outbox as the console shows it to staff who may know its subject. */
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
  /** Null if there will be no more attempts. */
  nextAttemptAt: number | null;
  attempts: number;
  lastError: string | null;
}

/**
 * The state of a delivery that has neither succeeded nor failed. A postponed mail without an
 * attempt is `scheduled` until it is due, and then `waiting`.
 */
export function waitingState(
  { createdAt, nextAttemptAt, attempts, lastError }: DeliveryTimes,
  now: number,
): 'scheduled' | 'waiting' | 'late' {
  const isUnattempted = attempts === 0 && lastError === null && nextAttemptAt !== null;
  if (isUnattempted && nextAttemptAt > Math.max(now, createdAt + UNDO_SEND_DELAY))
    return 'scheduled';
  return (isUnattempted ? nextAttemptAt : createdAt) < now - LATE_DELIVERY ? 'late' : 'waiting';
}

/** SQL condition: `waitingState` of the row would be `scheduled`. */
export const isScheduled = (now: number): RawBuilder<boolean> => sql<boolean>`(
  attempts = 0 and last_error is null and next_attempt_at > ${now}
  and next_attempt_at > created_at + ${UNDO_SEND_DELAY}
)`;

/** SQL: the time since which a row of the outbox has been waiting, epoch milliseconds. */
export const WAITING_SINCE: RawBuilder<number> = sql<number>`case
  when attempts = 0 and last_error is null then next_attempt_at else created_at
end`;
