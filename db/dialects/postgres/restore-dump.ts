/** Restores a dump in one transaction, which clears the schema first and compares the rows last. */
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { databaseName } from '#db/database-url.ts';
import { DatabaseUnusableError } from '#db/dialects/dialect.ts';
import type { DumpContents, DumpedDatabase, DumpWork, Restoring } from '#db/dialects/dump.ts';
import { requirePrograms, startProgram } from './client-programs.ts';
import { listTables } from './dump-contents.ts';
import { type DumpSession, withSession } from './dump-session.ts';
import { libpqEnvironment } from './libpq-environment.ts';
import { SETUP_LOCK } from './setup.ts';

export function findData(target: DumpedDatabase): Promise<string | null> {
  return withSession(target, { needsPrimary: true }, async (session) => {
    const [table] = await listTables(session);
    if (table === undefined) return null;
    return `The schema ${session.schema} of ${databaseName(target.url)} already has tables`;
  });
}

/** @throws DatabaseUnusableError if the site runs, or the tables are those of another program */
export function refuseUnsafe(target: DumpedDatabase): Promise<void> {
  return withSession(target, { needsPrimary: true }, async (session) => {
    const name = databaseName(target.url);
    await refuseRunningSite(session, name);
    const tables = await listTables(session);
    if (tables.length === 0 || tables.includes('migrations')) return;
    throw new DatabaseUnusableError(
      `The schema ${session.schema} of ${name} has tables of another program (${tables[0]}). Use an empty database.`,
    );
  });
}

async function refuseRunningSite({ client }: DumpSession, name: string): Promise<void> {
  const { rows } = await client.query<{ total: number }>(
    `select count(*) as total from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and (application_name = 'site' or application_name like 'site %')`,
  );
  const total = rows[0]?.total ?? 0;
  if (total === 0) return;
  throw new DatabaseUnusableError(
    `The database ${name} is in use by the site (${total} connections). Stop all its processes, then try again.`,
  );
}

export function restore(
  target: DumpedDatabase,
  { path, contents, isForced }: Restoring,
  { signal }: DumpWork,
): Promise<string[]> {
  return withSession(target, { needsPrimary: true }, async ({ url, version, schema }) => {
    await requirePrograms(['pg_restore', 'psql'], version);
    const env = libpqEnvironment(url, 'site backup');
    const dump = startProgram(
      'pg_restore',
      ['--no-owner', '--no-privileges', `--schema=${schema}`, '--file=-', path],
      { signal },
    );
    dump.child.stdin.end();
    const psql = startProgram(
      'psql',
      ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--file=-'],
      { env, signal },
    );
    psql.child.stdout.resume();
    try {
      psql.child.stdin.write(clearSchema(schema, isForced));
      await pipeline(dump.child.stdout, withoutNewSetting(), psql.child.stdin, {
        end: false,
        signal,
      });
      await dump.done;
      // Without this line, the server undoes everything when the connection ends.
      psql.child.stdin.end(`${compareRows(schema, contents)}commit;\n`);
      await psql.done;
    } catch (error) {
      psql.child.kill();
      dump.child.kill();
      // The program that failed first explains why the pipe between them broke.
      await psql.done;
      throw error;
    }
    return [];
  });
}

/**
 * Waits for a site that is starting, but not for queries of others. Objects of extensions stay, and
 * sequences of columns are dropped with their tables.
 */
const clearSchema = (schema: string, isForced: boolean) => `
begin;
set local lock_timeout = '10s';
select pg_advisory_xact_lock(${SETUP_LOCK});
do $clear$
declare
  statements text[] := array(
    select format('drop %s if exists %I.%I cascade',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        when 'f' then 'foreign table' else 'table' end, nspname, relname)
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = ${pg.escapeLiteral(schema)} and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'e', 'i'))
    union all
    select format('drop routine if exists %s cascade', pg_proc.oid::regprocedure)
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = ${pg.escapeLiteral(schema)}
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  );
  statement text;
begin
  if cardinality(statements) > 0 and not ${isForced} then
    raise exception 'tables were created in the meantime, and nothing was restored';
  end if;
  foreach statement in array statements loop
    execute statement;
  end loop;
end
$clear$;
`;

/** Statements that fail unless the restored rows are those of the backup. */
function compareRows(schema: string, { tables, resumes }: DumpContents): string {
  const table = (name: string) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  const conditions = [
    ...Object.entries(tables).map(([name, rows]) => ({
      failure: `table ${name} does not have ${rows} rows`,
      sql: `(select count(*) from ${table(name)}) <> ${rows}`,
    })),
    ...resumes.map(({ applicationId, sha256 }) => ({
      failure: `the résumé of application ${applicationId} has other bytes`,
      sql: `not exists (select from ${table('resumes')} where application_id =
        ${pg.escapeLiteral(applicationId)} and encode(sha256(bytes), 'hex') = ${pg.escapeLiteral(sha256)})`,
    })),
  ];
  const checks = conditions.map(
    ({ failure, sql }) =>
      `if ${sql} then raise exception using message = ${pg.escapeLiteral(failure)}; end if;`,
  );
  return `set local search_path = pg_catalog;\ndo $compare$ begin\n${checks.join('\n')}\nend $compare$;\n`;
}

/**
 * Programs of version 17 set a parameter that older servers do not know. It is in the first lines,
 * before any data.
 */
export function withoutNewSetting(): Transform {
  const HEAD = 4096;
  let head: Buffer | undefined = Buffer.alloc(0);
  const release = (bytes: Buffer) =>
    Buffer.from(
      bytes.toString('latin1').replace(/^SET transaction_timeout = 0;\r?\n/m, ''),
      'latin1',
    );
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!head) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD) return done();
      this.push(release(head));
      head = undefined;
      done();
    },
    flush(done) {
      done(null, head && release(head));
    },
  });
}
