import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { DatabaseUnusableError, type OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import project from '#package.json' with { type: 'json' };
import {
  type AppliedMigration,
  type MigrationMarks,
  marksOf,
  refuseNewer,
  refuseSkipped,
} from './schema-compatibility.ts';

/** The scripts of a program and its version. */
interface Program {
  /** Has a folder for each dialect. */
  folder: URL;
  release: string;
}

const PROGRAM: Program = {
  folder: new URL('./migrations/', import.meta.url),
  release: project.version,
};

/**
 * Applies the missing migrations in one transaction, one process at a time.
 * @throws DatabaseUnusableError
 */
export async function migrate(
  engine: OpenedEngine,
  dialect: 'sqlite' | 'postgres',
  program = PROGRAM,
): Promise<void> {
  const folder = new URL(`${dialect}/`, program.folder);
  const names = knownMigrations(dialect, program);
  try {
    // Usually nothing is missing, and the start need not wait for a process that loads content.
    const applied = await appliedMigrations(engine.db).catch(() => []);
    if (missing(names, applied, program).length > 0)
      await engine.runSetup((db) => runMissing(db, names, { ...program, folder }));
  } catch (error) {
    if (error instanceof DatabaseUnusableError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusableError(`The database cannot be migrated: ${reason}`, { cause: error });
  }
}

/** Names of a program's migrations, in order. */
export function knownMigrations(dialect: 'sqlite' | 'postgres', { folder } = PROGRAM): string[] {
  return readdirSync(new URL(`${dialect}/`, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/**
 * Unknown migrations of a newer program are accepted if they exclude only other programs, so that a
 * rollback to this program is possible.
 * @throws DatabaseUnusableError if one excludes this program
 */
function missing(
  names: readonly string[],
  applied: readonly AppliedMigration[],
  { release }: Program,
): string[] {
  refuseNewer(applied, names, release);
  const known = new Set(applied.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

async function runMissing(db: Db, names: readonly string[], program: Program): Promise<void> {
  await sql`create table if not exists migrations (name text primary key)`.execute(db);
  const applied = await appliedMigrations(db);
  const scripts = missing(names, applied, program).map((name) => {
    const script = readFileSync(new URL(name, program.folder), 'utf8');
    return { name, script, marks: marksOf(script) };
  });
  for (const { name, marks } of scripts)
    refuseSkipped(name, marks, { applied, release: program.release });
  for (const { name, script } of scripts) {
    await runScript(db, script);
    await sql`insert into migrations (name) values (${name})`.execute(db);
  }
  // Migrations in between add these columns.
  for (const { name, marks } of scripts) await mark(db, name, marks, program.release);
}

async function mark(
  db: Db,
  name: string,
  { isBreaking, contract }: MigrationMarks,
  release: string,
): Promise<void> {
  await sql`
    update migrations set is_breaking = ${isBreaking ? 1 : 0}, release = ${release},
      contracts = ${contract?.name ?? ''}
    where name = ${name}
  `.execute(db);
}

async function appliedMigrations(db: Db): Promise<readonly AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`select * from migrations`.execute(db);
  return rows;
}

/** Splits at each semicolon at the end of a line, so no other text may end a line with one. */
async function runScript(db: Db, script: string): Promise<void> {
  for (const statement of script.split(/;\s*$/m)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
