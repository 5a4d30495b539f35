/** Reads facts about a database without changing it: no migration, no file, no setting. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import type { DatabaseFacts, EngineFacts } from '#db/dialects/database-facts.ts';
import type { DatabaseUrl } from './database-url.ts';
import { excludingMigration } from './schema-compatibility.ts';

export type { DatabaseFacts } from '#db/dialects/database-facts.ts';

/** Undefined if there is no SQLite file yet. @throws the driver's error if it cannot connect */
export async function inspectDatabase(url: DatabaseUrl): Promise<DatabaseFacts | undefined> {
  if (!url.startsWith('sqlite:')) {
    const { inspectServer } = await import('#db/dialects/postgres/inspect.ts');
    return withMigrations('postgres', await inspectServer(url));
  }
  const path = url.slice('sqlite:'.length);
  if (path === ':memory:' || !existsSync(path)) return undefined;
  const { inspectFile } = await import('#db/dialects/sqlite/inspect.ts');
  const isReadableByAll = (statSync(path).mode & 0o004) !== 0;
  return { ...withMigrations('sqlite', inspectFile(path)), isReadableByAll };
}

function withMigrations(
  dialect: 'sqlite' | 'postgres',
  { applied, ...facts }: EngineFacts,
): DatabaseFacts {
  const known = readdirSync(new URL(`./migrations/${dialect}/`, import.meta.url))
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const names = new Set(applied.map(({ name }) => name));
  return {
    ...facts,
    pending: known.filter((name) => !names.has(name)),
    newer: excludingMigration(applied, known),
  };
}
