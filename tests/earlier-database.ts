/** Makes databases as an earlier version of the program left them. */
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openPostgres } from '#db/dialects/postgres/engine.ts';
import { openSqlite } from '#db/dialects/sqlite/engine.ts';
import { migrate } from '#db/migrate.ts';
import type { DatabaseUrl } from '#db/open.ts';
import { makeDatabase } from './engines.ts';

/**
 * Opens an empty database, and applies the migrations whose names sort before `end`, such as `005`.
 */
export async function openEarlierDb(url: DatabaseUrl, end: string) {
  const isSqlite = url.startsWith('sqlite:');
  const dialect = isSqlite ? 'sqlite' : 'postgres';
  const engine = await (isSqlite ? openSqlite(url.slice('sqlite:'.length)) : openPostgres(url));
  const folder = `db/migrations/${dialect}`;
  // Some migrations lock tables, which needs a transaction.
  await engine.runSetup(async (db) => {
    await sql`create table migrations (name text primary key)`.execute(db);
    for (const name of readdirSync(folder).sort()) {
      if (name >= end) break;
      for (const statement of readFileSync(`${folder}/${name}`, 'utf8').split(/;\s*$/m)) {
        if (statement.trim()) await sql.raw(statement).execute(db);
      }
      await sql`insert into migrations (name) values (${name})`.execute(db);
    }
  });
  return { ...engine, migrate: () => migrate(engine, dialect) };
}

/** Creates such a database. */
export async function makeEarlierDb(engine: 'SQLite' | 'PostgreSQL', end: string) {
  const { url, drop } = await makeDatabase(engine);
  const opened = await openEarlierDb(url, end);
  return {
    ...opened,
    drop: async () => {
      await opened.close();
      await drop();
    },
  };
}
