import { Kysely, PostgresDialect, sql } from 'kysely';
import type { OpenedEngine, OpenOptions } from '#db/dialects/dialect.ts';
import type { Db, Schema } from '#db/schema.ts';
import { applicantIndex, inboxIndex } from './console-search.ts';
import { CHANNEL, ContentListener } from './content-listener.ts';
import { oneOf } from './match.ts';
import type { Limits } from './pooled-connection.ts';
import { articleIndex } from './search.ts';
import { ServerPool } from './server-pool.ts';
import { Servers } from './servers.ts';
import { setUp } from './setup.ts';
import { unusableServer } from './unusable-server.ts';

/**
 * Milliseconds to wait for a commit. One that waits for a synchronous standby has no other timeout,
 * and clients wait ten seconds (`API_TIMEOUT`).
 */
export const COMMIT_TIMEOUT = 5000;

/**
 * Milliseconds to wait for answers. The server cancels a statement sooner; without an answer by
 * then, the network is down.
 */
const LIMITS: Limits = { statement: 12_000, commit: COMMIT_TIMEOUT };

/** Shorter limits for single writes, with which each post begins. */
const UNSYNCED: Limits = { statement: 5000, commit: COMMIT_TIMEOUT, areCommits: true };

/**
 * @throws DatabaseUnusableError if the server is unreachable, refuses the connection, or is read-only
 */
export async function openPostgres(
  url: string,
  {
    announce = () => undefined,
    announceInterval = 5000,
    directUrl = null,
    poolSize = 10,
  }: Partial<OpenOptions> = {},
): Promise<OpenedEngine> {
  const direct = new Servers(directUrl ?? url);
  const pool = new ServerPool(
    { servers: new Servers(url), name: 'site', isPooled: directUrl !== null },
    poolSize,
  );
  const db = kyselyOf(pool, LIMITS);
  const unsynced = kyselyOf(pool, UNSYNCED);
  await refuseReadOnly(db).catch(async (cause: unknown) => {
    await db.destroy();
    throw unusableServer(url, cause);
  });
  const readVersion = async () => {
    const row = await db.selectFrom('content_state').select('version').executeTakeFirst();
    return row?.version ?? 0;
  };
  const listener = new ContentListener({ servers: direct, readVersion });
  await listener.start();
  return {
    db,
    articleIndex,
    applicantIndex,
    inboxIndex: inboxIndex,
    oneOf,
    contentVersion: () => listener.version,
    announceContentChange: async (transaction) => {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
    },
    runSetup: (work) => setUp(direct, { announce, announceInterval: announceInterval }, work),
    // Waiting for the disk happens on the server and does not block this process.
    withoutSync: (work) => work(unsynced),
    // The server itself refuses writes when its disk is full.
    checkDiskSpace: async () => undefined,
    load: () => pool.load(),
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

function kyselyOf(pool: ServerPool, limits: Limits): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool.withLimits(limits) }) });
}

async function refuseReadOnly(db: Db): Promise<void> {
  const { rows } = await sql<{ standby: boolean; read_only: string }>`
    select pg_is_in_recovery() as standby, current_setting('transaction_read_only') as read_only
  `.execute(db);
  const [state] = rows;
  if (state?.standby) {
    throw new Error(
      'it is a read-only standby; use the address of the primary, or list all servers with commas',
    );
  }
  if (state?.read_only === 'on') throw new Error('it is read-only (transaction_read_only)');
}
