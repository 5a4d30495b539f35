/** Reads facts about a database without changing it: no migration, no file, no setting. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import type { DatabaseUrl } from './database-url.ts';

export interface DatabaseFacts {
  engine: 'SQLite' | 'PostgreSQL';
  version: string;
  /** Migrations of this program that the database lacks. */
  pending: string[];
  /** A migration of a newer program, after which this one cannot work with the database. */
  newer: string | undefined;
  /** Whether the role, or this user, may create tables. */
  mayCreate: boolean;
  /** It accepts no writes: a standby, or a file without the right to write. */
  isReadOnly: boolean;
  /** A pooler in transaction mode is in between. */
  isPooled: boolean;
  /** Milliseconds by which its clock is ahead of this machine's; null if it has none of its own. */
  clockAhead: number | null;
  /** The most connections that the server accepts; null for a file. */
  maxConnections: number | null;
  /** Whether every user of this machine can read the file. */
  isReadableByAll: boolean;
}

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

/** Rows of the table of migrations; empty if it does not exist. */
export interface AppliedMigration {
  name: string;
  is_breaking?: number;
}

export type EngineFacts = Omit<DatabaseFacts, 'pending' | 'newer'> & {
  applied: readonly AppliedMigration[];
};

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
    newer: applied.find(({ name, is_breaking }) => is_breaking === 1 && !known.includes(name))
      ?.name,
  };
}
