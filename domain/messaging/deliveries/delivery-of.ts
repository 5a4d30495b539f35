import type { Selectable } from 'kysely';
import type { Delivery } from '#contract/console/deliveries.ts';
import type { Schema } from '#db/schema.ts';
import { reasonOf } from '#domain/messaging/outbox/index.ts';
import { waitingState } from './late.ts';

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
