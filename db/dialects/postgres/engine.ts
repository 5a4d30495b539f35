import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Announcing, DatabaseUnusable, type OpenedEngine } from '#db/dialects/dialect.ts';
import type { Schema } from '#db/schema.ts';
import { createPool } from './connect.ts';
import { CHANNEL, ContentListener } from './content-listener.ts';
import { applicantIndex, enquiryIndex } from './desk-search.ts';
import { articleIndex } from './search.ts';
import { setUp } from './setup.ts';

/** @throws DatabaseUnusable where the server cannot be reached or refuses us */
export async function openPostgres(url: string, announcing: Announcing): Promise<OpenedEngine> {
  const pool = createPool(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await sql`select 1`.execute(db).catch(async (cause: unknown) => {
    await db.destroy();
    throw new DatabaseUnusable(`PostgreSQL at ${hostOf(url)}: ${reasonOf(cause)}`, { cause });
  });
  const listener = new ContentListener(url);
  await listener.start();
  return {
    db,
    articleIndex,
    ...{ applicantIndex, enquiryIndex },
    contentVersion: () => listener.version,
    announceContentChange: async (transaction) => {
      await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
    },
    setUp: (work) => setUp(url, announcing, work),
    // Here it is the server that waits, and nothing else of ours.
    unsynced: (work) => work(db),
    // Its disk is the server's own affair, which refuses a write where it is full.
    checkRoom: async () => undefined,
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

/** The address without the password, for messages. */
function hostOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) {
    return cause.errors[0].message;
  }
  return cause instanceof Error ? cause.message : String(cause);
}
