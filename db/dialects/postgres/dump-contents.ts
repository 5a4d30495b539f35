/** What a database contains, to compare with its dump. */
import { DatabaseUnusableError } from '#db/dialects/dialect.ts';
import { type DumpedResume, damagedResume } from '#db/dialects/dump.ts';
import type { DumpSession } from './dump-session.ts';

/** @throws DatabaseUnusableError if the database is empty or another program's */
export async function newestMigration(session: DumpSession): Promise<string> {
  const tables = await listTables(session);
  const { rows } = tables.includes('migrations')
    ? await session.client.query<{ name: string }>('select max(name) as name from migrations')
    : { rows: [] };
  if (rows[0]?.name) return rows[0].name;
  throw new DatabaseUnusableError(
    `The schema ${session.schema} is not a database of this site: it has no table of migrations`,
  );
}

/** Without those of extensions, which a dump leaves out. */
export async function listTables({ client }: DumpSession): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relname`,
  );
  return rows.map(({ name }) => name);
}

export async function countRows(session: DumpSession): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTables(session)) {
    const { rows } = await session.client.query<{ total: number }>(
      `select count(*) as total from ${session.client.escapeIdentifier(table)}`,
    );
    counts[table] = rows[0]?.total ?? 0;
  }
  return counts;
}

/** The newest and a random one. */
export async function sampleResumes(
  { client }: DumpSession,
  warn: (line: string) => void,
): Promise<DumpedResume[]> {
  const { rows } = await client.query<DumpedResume & { recorded: string }>(
    `with samples as (
       (select application_id from resumes join applications on id = application_id
        order by submitted_at desc limit 1)
       union
       (select application_id from resumes
        offset floor(random() * (select count(*) from resumes)) limit 1)
     )
     select application_id as "applicationId", encode(sha256(bytes), 'hex') as sha256,
       sha256 as recorded
     from resumes join samples using (application_id)
     -- Without bytes it is in the object store.
     where length(bytes) > 0`,
  );
  for (const { applicationId, sha256, recorded } of rows)
    if (sha256 !== recorded) warn(damagedResume(applicationId));
  return rows.map(({ applicationId, sha256 }) => ({ applicationId, sha256 }));
}
