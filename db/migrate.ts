import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { DatabaseUnusable, type OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';

/** A line of a script that older programs do not outlive. */
const BREAKING = /^-- breaking:/m;

const FOLDER = new URL('./migrations/', import.meta.url);

/** Runs the migrations that this database has not seen yet, all or none, one process at a time. */
export async function migrate(engine: OpenedEngine, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const folder = new URL(`${dialect}/`, FOLDER);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  try {
    // Most starts find nothing to do, and need not wait for whoever loads content.
    const known = await appliedMigrations(engine.db).catch(() => new Map<string, boolean>());
    if (missing(names, known).length > 0) await engine.setUp((db) => runMissing(db, folder, names));
  } catch (error) {
    if (error instanceof DatabaseUnusable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusable(`The database cannot be migrated: ${reason}`, { cause: error });
  }
}

/** Name to whether programs that do not know it must not use the tables after it. */
type Applied = ReadonlyMap<string, boolean>;

/**
 * A newer program may have added to the tables, so that this one can take its place again.
 * @throws DatabaseUnusable where it has changed what this one needs
 */
function missing(names: readonly string[], applied: Applied): string[] {
  const [unknown] = [...applied].find(([name, breaks]) => breaks && !names.includes(name)) ?? [];
  if (unknown) throw new DatabaseUnusable(`The database is newer than this program (${unknown})`);
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
  // Those of earlier versions had the name alone.
  const { rows } = await sql<{ name: string; is_breaking?: number }>`
    select * from migrations
  `.execute(db);
  return new Map(rows.map((row) => [row.name, row.is_breaking === 1]));
}

/** Statements end with a semicolon at the end of a line, and nothing else does. */
async function runScript(db: Db, script: string): Promise<void> {
  for (const statement of script.split(/;\s*$/m)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
