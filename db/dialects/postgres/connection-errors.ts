/** Classifies errors that mean a connection or its server is unusable. */
import pg from 'pg';

/**
 * PostgreSQL error codes after which a connection is discarded: connection exceptions, a server
 * that is read-only or shutting down, terminated sessions.
 */
const FATAL_CODES = /^(08|25006|25P0[34]|57P)/;

/** Messages of `pg` for connection errors without a code. */
const DRIVER_MESSAGES =
  /connection (terminated|error|timeout)|timeout (exceeded|expired)|not queryable|was closed|socket|calling end/i;

/** PostgreSQL's `too_many_connections`, and the messages of PgBouncer. */
const FULL = /no more connections allowed|too many (clients|connections)/i;

/**
 * Returns the error, with a code that distinguishes it from a query error, if the connection is
 * unusable; undefined if it is still usable.
 */
export function connectionFault(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) {
    return FATAL_CODES.test(error.code ?? '') || error.severity === 'FATAL' ? error : undefined;
  }
  if ('code' in error && typeof error.code === 'string' && error.code) return error;
  return DRIVER_MESSAGES.test(error.message)
    ? unavailable(error.message, 'ECONNRESET', error)
    : undefined;
}

/** Whether the server has reached its limit of connections. */
export function isServerFull(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && (error.code === '53300' || FULL.test(error.message ?? ''))
  );
}

/** Whether no connection of the pool became free in time (message of `pg-pool`). */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** Resolves with the answer, or rejects with the error of `late` after `timeout` milliseconds. */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  timeout: number,
  late: () => Error,
): Promise<Answer> {
  answer.catch(() => undefined);
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), timeout);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function timeoutError(subject: string): Error {
  return unavailable(`PostgreSQL did not answer ${subject} in time`, 'ETIMEDOUT');
}

/** Thrown immediately, because another waiter would only time out. */
export function tooManyWaitingError(): Error {
  return unavailable('Too many queries are waiting for a connection to PostgreSQL', 'ETIMEDOUT');
}

/** Thrown immediately, because another commit would not be confirmed either. */
export function unconfirmedCommitsError(): Error {
  return unavailable(
    'PostgreSQL does not confirm commits. Is a synchronous standby missing?',
    'ETIMEDOUT',
  );
}

function unavailable(message: string, code: string, cause?: Error): Error {
  return Object.assign(new Error(message, { cause }), { code });
}
