/** Copies of SQLite files, made with `vacuum into`. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnusableError } from '#db/dialects/dialect.ts';
import {
  compareContents,
  type DumpContents,
  DumpDamagedError,
  type DumpedDatabase,
  type DumpedResume,
  type Dumps,
  type DumpWork,
  damagedResume,
} from '#db/dialects/dump.ts';
import { ChildFailure, runSqliteChild } from './child.ts';
import { OPEN_TIMEOUT } from './connect.ts';
import { findData, refuseUnsafe, replaceFile } from './replace-file.ts';

export const sqliteDumps: Dumps = {
  fileName: 'database.sqlite',
  estimateSize: async (database) => usingSource(database, usedBytes),
  write,
  check,
  restoreFolder: (target) => dirname(pathOf(target)),
  findData: async (target) => findData(pathOf(target)),
  afterReplacing: 'it is kept under another name',
  refuseUnsafe: (target) => refuseUnsafe(pathOf(target)),
  restore: (target, { path, isForced }) => replaceFile(pathOf(target), path, isForced),
};

function pathOf({ url }: DumpedDatabase): string {
  if (url !== 'sqlite::memory:') return resolve(url.slice('sqlite:'.length));
  throw new DatabaseUnusableError('DATABASE_URL is a database in memory, which has no backups');
}

/**
 * Runs `work` on a read-only connection.
 * @throws DatabaseUnusableError if the file is missing, damaged, or of another program
 */
function usingSource<Result>(
  database: DumpedDatabase,
  work: (file: DatabaseSync) => Result,
): Result {
  const path = pathOf(database);
  if (!existsSync(path))
    throw new DatabaseUnusableError(
      `Database not found: ${path}. Set DATABASE_URL as for the site.`,
    );
  try {
    const file = new DatabaseSync(path, { readOnly: true, timeout: OPEN_TIMEOUT });
    try {
      return work(file);
    } finally {
      file.close();
    }
  } catch (error) {
    if (error instanceof DatabaseUnusableError) throw error;
    throw notReadable(path, error);
  }
}

function notReadable(path: string, cause: unknown): DatabaseUnusableError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseUnusableError(`The database file ${path} cannot be copied: ${reason}`, {
    cause,
  });
}

/** Bytes of all pages that are in use. */
function usedBytes(file: DatabaseSync): number {
  const number = (pragma: string) =>
    Number(Object.values(file.prepare(`pragma ${pragma}`).get() ?? {})[0]);
  return (number('page_count') - number('freelist_count')) * number('page_size');
}

/** Virtual tables and their parts are left out, because the integrity check compares them. */
const COUNT = `
const count = (file) => {
  const names = file.prepare(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not glob 'sqlite_*' order by name",
  ).all();
  return Object.fromEntries(
    names.map(({ name }) => [name, file.prepare('select count(*) as rows from "' + name + '"').get().rows]),
  );
};
`;

/**
 * Copies in a read transaction, so the site goes on reading and writing. SQLite's backup API would
 * begin again after each write of another process.
 */
const COPY = `${COUNT}
const work = (source, target) => {
  const file = open(source, { readOnly: true });
  file.exec('pragma synchronous = off; pragma cache_size = -32768');
  file.prepare('vacuum into ?').run(target);
  return count(open(target, { readOnly: true }));
};
`;

async function write(
  database: DumpedDatabase,
  path: string,
  { warn, signal }: DumpWork,
): Promise<DumpContents> {
  const schema = usingSource(database, newestMigration);
  const samples = usingSource(database, (file) => sampleResumes(file, warn));
  const source = pathOf(database);
  const args = [source, path];
  const tables = await runSqliteChild<DumpContents['tables']>(COPY, args, signal).catch((error) => {
    throw error instanceof ChildFailure ? notReadable(source, error) : error;
  });
  const copy = new DatabaseSync(path, { readOnly: true });
  // A résumé that was erased before the copy began is in neither.
  const isErased = ({ applicationId: id }: DumpedResume) =>
    !digestsOf(copy, id) && !usingSource(database, (file) => digestsOf(file, id));
  const resumes = samples.filter((sample) => !isErased(sample));
  copy.close();
  return { schema, tables, resumes };
}

function newestMigration(file: DatabaseSync): string {
  const row = file
    .prepare(`select name from sqlite_schema where type = 'table' and name = 'migrations'`)
    .get();
  const newest = row && file.prepare('select max(name) as name from migrations').get();
  if (typeof newest?.name === 'string') return newest.name;
  throw new DatabaseUnusableError(
    'The file is not a database of this site: it has no table of migrations',
  );
}

/** The newest and a random one. */
function sampleResumes(file: DatabaseSync, warn: (line: string) => void): DumpedResume[] {
  const newest = file
    .prepare(
      `select application_id as id from resumes join applications on id = application_id
       order by submitted_at desc limit 1`,
    )
    .get();
  const total = Number(file.prepare('select count(*) as total from resumes').get()?.total);
  const random = file
    .prepare('select application_id as id from resumes limit 1 offset ?')
    .get(Math.floor(Math.random() * total));
  const ids = new Set([newest, random].flatMap((row) => (row ? [String(row.id)] : [])));
  return [...ids].flatMap((applicationId) => {
    const digests = digestsOf(file, applicationId);
    if (!digests) return [];
    if (digests.actual !== digests.recorded) warn(damagedResume(applicationId));
    return [{ applicationId, sha256: digests.actual }];
  });
}

function digestsOf(file: DatabaseSync, id: string) {
  const row = file.prepare('select bytes, sha256 from resumes where application_id = ?').get(id);
  // Without bytes it is in the object store.
  if (!(row?.bytes instanceof Uint8Array) || row.bytes.length === 0) return undefined;
  const actual = createHash('sha256').update(row.bytes).digest('hex');
  return { actual, recorded: String(row.sha256) };
}

const CHECK = `${COUNT}
const work = (path, ...ids) => {
  const file = open(path, { readOnly: true });
  const [integrity] = file.prepare('pragma integrity_check(1)').all();
  const damage = String(Object.values(integrity)[0]);
  if (damage !== 'ok') return { damage };
  const [orphan] = file.prepare('select * from pragma_foreign_key_check limit 1').all();
  if (orphan) return { damage: 'a row of ' + orphan.table + ' refers to a missing row of ' + orphan.parent };
  const read = file.prepare('select bytes from resumes where application_id = ?');
  const resumes = ids.flatMap((applicationId) => {
    const row = read.get(applicationId);
    return row ? [{ applicationId, sha256: createHash('sha256').update(row.bytes).digest('hex') }] : [];
  });
  return { tables: count(file), resumes };
};
`;

type Checked = Pick<DumpContents, 'tables' | 'resumes'> & { damage?: string };

async function check(path: string, contents: DumpContents, { signal }: DumpWork): Promise<void> {
  const ids = contents.resumes.map(({ applicationId }) => applicationId);
  const checked = await runSqliteChild<Checked>(CHECK, [path, ...ids], signal).catch((error) => {
    throw error instanceof ChildFailure ? new DumpDamagedError(error.message) : error;
  });
  if (checked.damage) throw new DumpDamagedError(checked.damage.replace(/\s+/g, ' '));
  compareContents(contents, checked);
}
