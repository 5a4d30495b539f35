/** Copies of PostgreSQL databases, made with `pg_dump` and restored with `pg_restore` and `psql`. */
import {
  compareContents,
  type DumpContents,
  type Dumps,
  type DumpWork,
} from '#db/dialects/dump.ts';
import { requirePrograms, startProgram } from './client-programs.ts';
import { countRows, newestMigration, sampleResumes } from './dump-contents.ts';
import { type DumpSession, withSession } from './dump-session.ts';
import { libpqEnvironment } from './libpq-environment.ts';
import { readDump } from './read-dump.ts';
import { findData, refuseUnsafe, restore } from './restore-dump.ts';

export const postgresDumps: Dumps = {
  fileName: 'database.dump',
  // Its size depends on how well the data can be compressed.
  estimateSize: async () => null,
  write: (database, path, work) =>
    withSession(database, { needsPrimary: false }, (session) => write(session, path, work)),
  check: async (path, contents, { signal }) => {
    compareContents(contents, await readDump(path, contents, signal));
  },
  restoreFolder: () => null,
  findData,
  afterReplacing: 'the data in it is not kept, so back it up first',
  refuseUnsafe,
  restore,
};

/** The counts and digests are taken in the snapshot that `pg_dump` copies. */
async function write(
  session: DumpSession,
  path: string,
  { signal, warn }: DumpWork,
): Promise<DumpContents> {
  const { client, url, version } = session;
  await requirePrograms(['pg_dump', 'pg_restore'], version);
  await client.query(
    `begin isolation level repeatable read, read only;
     set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
  );
  const schema = await newestMigration(session);
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
  const env = libpqEnvironment(url, 'site backup');
  const args = [...dumpOptions(session), `--snapshot=${rows[0]?.id}`, `--file=${path}`];
  const { child, done } = startProgram('pg_dump', args, { env, signal });
  try {
    const tables = await countRows(session);
    const resumes = await sampleResumes(session, warn);
    await done;
    return { schema, tables, resumes };
  } finally {
    child.kill();
  }
}

const dumpOptions = ({ schema }: DumpSession) => [
  '--format=custom',
  // Bytes are dumped as hexadecimal digits, which the fastest level already halves.
  '--compress=1',
  '--no-owner',
  '--no-privileges',
  '--no-sync',
  '--no-password',
  // A migration holds locks, and statements of the site would queue behind a waiting dump.
  '--lock-wait-timeout=60s',
  `--schema="${schema.replaceAll('"', '""')}"`,
];
