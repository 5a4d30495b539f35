/** Which errors say that a connection, or the server behind it, is no use now. */
import pg from 'pg';

/**
 * PostgreSQL's codes after which a connection is given up: its class of broken connections, a server that
 * is read only or shuts down, sessions that it ended.
 */
const GONE = /^(08|25006|25P0[34]|57P)/;

/** What `pg` says of a connection, without a code. */
const DRIVERS_WORDS =
  /connection (terminated|error|timeout)|timeout (exceeded|expired)|not queryable|was closed|socket|calling end/i;

/** PostgreSQL's `too_many_connections`, and what PgBouncer says. */
const FULL = /no more connections allowed|too many (clients|connections)/i;

/**
 * The error, with a code that tells it from a mistake in a query, where the connection is of no use any
 * more; undefined where it still is.
 */
export function connectionFault(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) {
    return GONE.test(error.code ?? '') || error.severity === 'FATAL' ? error : undefined;
  }
  if ('code' in error && typeof error.code === 'string' && error.code) return error;
  return DRIVERS_WORDS.test(error.message) ? away(error.message, 'ECONNRESET', error) : undefined;
}

/** Whether the server has no room for another connection. */
export function isFull(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && (error.code === '53300' || FULL.test(error.message ?? ''))
  );
}

/** Whether the pool had no connection free in time, as `pg-pool` says it. */
export function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** The answer, unless none comes in time: then what `late` says is thrown. */
export async function inTime<Answer>(
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

/** Nothing has been heard of it for as long as we wait. */
export function unanswered(what: string): Error {
  return away(`PostgreSQL did not answer ${what} in time`, 'ETIMEDOUT');
}

/** So many wait for a connection that another one would only wait in vain. */
export function tooManyWait(): Error {
  return away('Too many wait for a connection to PostgreSQL', 'ETIMEDOUT');
}

/** Commits are not confirmed, so another one would only be one more to wait for. */
export function noCommits(): Error {
  return away('PostgreSQL does not confirm commits: is a synchronous standby gone?', 'ETIMEDOUT');
}

function away(message: string, code: string, cause?: Error): Error {
  return Object.assign(new Error(message, { cause }), { code });
}
