import { Kysely, PostgresDialect, sql } from 'kysely';
import { placeOf } from '#db/database-url.ts';
import { DatabaseUnusable, type OpenedEngine, type Opening } from '#db/dialects/dialect.ts';
import type { Db, Schema } from '#db/schema.ts';
import { CHANNEL, ContentListener } from './content-listener.ts';
import { applicantIndex, enquiryIndex } from './desk-search.ts';
import type { Limits } from './pooled-connection.ts';
import { articleIndex } from './search.ts';
import { ServerPool } from './server-pool.ts';
import { Servers } from './servers.ts';
import { setUp } from './setup.ts';

/**
 * How long answers are waited for. The server ends a statement sooner; where nothing is heard of that, the
 * network is gone. A commit that waits for a synchronous standby is ended by nothing else, and whoever
 * posted waits ten seconds (`API_TIMEOUT`).
 */
const LIMITS: Limits = { statement: 12_000, commit: 5000 };

/** The same for single writes, which a post begins with. */
const UNSYNCED: Limits = { statement: 5000, commit: 5000, areCommits: true };

/** @throws DatabaseUnusable where the server cannot be reached, refuses us, or takes no writes */
export async function openPostgres(
  url: string,
  {
    announce = () => undefined,
    announceEvery = 5000,
    directUrl = null,
    poolSize = 10,
  }: Partial<Opening> = {},
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
    throw new DatabaseUnusable(`PostgreSQL at ${placeOf(url)}: ${reasonOf(cause)}`, { cause });
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
    enquiryIndex,
    contentVersion: () => listener.version,
    announceContentChange: async (transaction) => {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
    },
    setUp: (work) => setUp(direct, { announce, announceEvery }, work),
    // Here it is the server that waits, and nothing else of ours.
    unsynced: (work) => work(unsynced),
    // Its disk is the server's own affair, which refuses a write where it is full.
    checkRoom: async () => undefined,
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
    throw new Error('it is a standby, which takes no writes: name the primary, or all with commas');
  }
  if (state?.read_only === 'on') throw new Error('it takes no writes (transaction_read_only)');
}

/** Codes of a certificate that is signed by nobody whom this machine trusts. */
const UNTRUSTED =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?))$/;

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) {
    return cause.errors[0].message;
  }
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  if (!UNTRUSTED.test(code)) return cause.message;
  const mend =
    'name the file of its CA in DATABASE_URL: ?sslmode=verify-full&sslrootcert=/path/ca.pem';
  return `its certificate is from no authority that is trusted here (${cause.message}); ${mend}`;
}
