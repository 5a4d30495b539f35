import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { DatabaseUnusableError, type OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';

/** Marks a script after which older versions of the program cannot use the database. */
const BREAKING = /^-- breaking:/m;

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Applies the missing migrations in one transaction, one process at a time.
 * @throws DatabaseUnusableError
 */
export async function migrate(engine: OpenedEngine, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const folder = new URL(`${dialect}/`, FOLDER);
  const names = knownMigrations(dialect);
  try {
    // Usually nothing is missing, and the start need not wait for a process that loads content.
    const applied = await appliedMigrations(engine.db).catch(() => new Map<string, boolean>());
    if (missing(names, applied).length > 0)
      await engine.runSetup((db) => runMissing(db, folder, names));
  } catch (error) {
    if (error instanceof DatabaseUnusableError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusableError(`The database cannot be migrated: ${reason}`, { cause: error });
  }
}

/** Names of this program's migrations, in order. */
export function knownMigrations(dialect: 'sqlite' | 'postgres'): string[] {
  return readdirSync(new URL(`${dialect}/`, FOLDER))
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Applied migrations by name; true for one that excludes programs which do not know it. */
type Applied = ReadonlyMap<string, boolean>;

/**
 * Unknown migrations of a newer program are accepted if they are not breaking, so that a rollback
 * to this program is possible.
 * @throws DatabaseUnusableError if an unknown migration is breaking
 */
function missing(names: readonly string[], applied: Applied): string[] {
  const [unknown] =
    [...applied].find(([name, isBreaking]) => isBreaking && !names.includes(name)) ?? [];
  if (unknown)
    throw new DatabaseUnusableError(`The database is newer than this program (${unknown})`);
  return names.filter((name) => !applied.has(name));
}

async function runMissing(db: Db, folder: URL, names: readonly string[]): Promise<void> {
  await sql`create table if not exists migrations (name text primary key)`.execute(db);
  for (const name of missing(names, await appliedMigrations(db))) {
    const script = readFileSync(new URL(name, folder), 'utf8');
    await runScript(db, script);
    await sql`insert into migrations (name) values (${name})`.execute(db);
    if (!BREAKING.test(script)) continue;
    await sql`update migrations set is_breaking = 1 where name = ${name}`.execute(db);
  }
}

async function appliedMigrations(db: Db): Promise<Applied> {
  // In earlier versions the table had only the column `name`.
  const { rows } = await sql<{ name: string; is_breaking?: number }>`
    select * from migrations
  `.execute(db);
  return new Map(rows.map((row) => [row.name, row.is_breaking === 1]));
}

/** Splits at each semicolon at the end of a line, so no other text may end a line with one. */
async function runScript(db: Db, script: string): Promise<void> {
  for (const statement of script.split(/;\s*$/m)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
