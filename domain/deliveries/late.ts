import { type RawBuilder, sql } from 'kysely';
import { LATE_DELIVERY } from '#contract/console/inbox.ts';

/** Epoch milliseconds. */
export interface DeliveryTimes {
  createdAt: number;
  /** Null where nothing is to be attempted any more. */
  nextAttemptAt: number | null;
  attempts: number;
  lastError: string | null;
}

/**
 * Whether what waits has waited for too long. A mail that was put off, and that nobody has tried to send,
 * waits from the time on for which it was put off.
 */
export function isLate(
  { createdAt, nextAttemptAt, attempts, lastError }: DeliveryTimes,
  now: number,
): boolean {
  const isUntouched = attempts === 0 && lastError === null && nextAttemptAt !== null;
  return (isUntouched ? nextAttemptAt : createdAt) < now - LATE_DELIVERY;
}

/** The same for a row of the outbox: since when it waits, epoch milliseconds. */
export const WAITING_SINCE: RawBuilder<number> = sql<number>`case
  when attempts = 0 and last_error is null then next_attempt_at else created_at
end`;
