/** Migrations and loads of content: one at a time on a database, and as long as they take. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Announcing } from '#db/dialects/dialect.ts';
import type { Db, Schema } from '#db/schema.ts';
import { ServerPool } from './server-pool.ts';
import type { Servers } from './servers.ts';

/** Any number that no other program on the same database uses for an advisory lock. */
export const SETUP_LOCK = 7_388_241;

/**
 * How long a statement waits for whoever uses a table. Meanwhile others who want it queue up behind
 * the statement, so it is not for ever.
 */
const LOCK_TIMEOUT = '10min';

const WAITING = 'Waiting for another instance, which is setting up the database …';
const SLOW = 'Setting up the database takes a while, or waits for a backup of it …';

/** The longest that a timer takes, in milliseconds. */
const FOR_EVER = 2 ** 31 - 1;

/**
 * Does `work` in a transaction on a connection of its own, on which no statement is cut short. Only
 * one process at a time gets that far; the others wait here.
 */
export async function setUp<Result>(
  servers: Servers,
  { announce, announceEvery }: Announcing,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  const pool = new ServerPool({ servers, name: 'site setup', isUnlimited: true }, 1);
  const limits = { statement: FOR_EVER, commit: FOR_EVER };
  const dialect = new PostgresDialect({ pool: pool.withLimits(limits) });
  const db = new Kysely<Schema>({ dialect });
  const repeat = async <Value>(line: string, waited: Promise<Value>) => {
    const timer = setInterval(() => announce(line), announceEvery);
    return waited.finally(() => clearInterval(timer));
  };
  try {
    return await db.transaction().execute(async (transaction) => {
      // The address of the database, or its server, may set others.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local lock_timeout = 0`.execute(transaction);
      const locked = sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(transaction);
      await repeat(WAITING, locked);
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction);
      return await repeat(SLOW, work(transaction));
    });
  } finally {
    await db.destroy();
  }
}
