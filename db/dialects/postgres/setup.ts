/** Runs migrations and loads of content: one at a time per database, without a timeout. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { WaitReporting } from '#db/dialects/dialect.ts';
import type { Db, Schema } from '#db/schema.ts';
import { ServerPool } from './server-pool.ts';
import type { Servers } from './servers.ts';

/** Advisory lock; any number that no other program on the same database uses. */
export const SETUP_LOCK = 7_388_241;

/**
 * How long a statement waits for a table lock. It is limited, because later queries on the table
 * queue behind the waiting statement.
 */
const LOCK_TIMEOUT = '10min';

const WAITING = 'Waiting for another instance, which is setting up the database …';
const SLOW = 'Setting up the database takes a while. It may be waiting for a backup …';

/** The error code `deadlock_detected`. */
const DEADLOCK = '40P01';

/** How often a transaction is tried. It may lose a deadlock to a process that uses its tables. */
const MAX_ATTEMPTS = 5;

/** The maximum delay of a timer, in milliseconds. */
const NO_LIMIT = 2 ** 31 - 1;

/**
 * Runs `work` in a transaction on a separate connection without a statement timeout. Other
 * processes wait here until it has ended. After a deadlock, `work` runs again.
 */
export async function setUp<Result>(
  servers: Servers,
  { announce, announceInterval }: WaitReporting,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const pool = new ServerPool({ servers, name: 'site setup', isUnlimited: true }, 1);
  const limits = { statement: NO_LIMIT, commit: NO_LIMIT };
  const dialect = new PostgresDialect({ pool: pool.withLimits(limits) });
  const db = new Kysely<Schema>({ dialect });
  const announceWhile = async <Value>(line: string, waiting: Promise<Value>) => {
    const timer = setInterval(() => announce(line), announceInterval);
    return waiting.finally(() => clearInterval(timer));
  };
  const attempt = () =>
    db.transaction().execute(async (transaction) => {
      // The database's address or the server may have set timeouts.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local lock_timeout = 0`.execute(transaction);
      const acquiringLock = sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(transaction);
      await announceWhile(WAITING, acquiringLock);
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction);
      return await announceWhile(SLOW, work(transaction));
    });
  try {
    for (let attempts = 1; ; attempts++) {
      try {
        return await attempt();
      } catch (error) {
        if (!isDeadlock(error) || attempts === MAX_ATTEMPTS) throw error;
      }
    }
  } finally {
    await db.destroy();
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK;
