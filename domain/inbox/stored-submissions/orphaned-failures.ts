import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';

/** How many notifications failed whose submission is gone, so that no list shows them. */
export async function countOrphanedFailures(
  db: Db,
  { submissions, related }: Kinds = KINDS,
): Promise<number> {
  const own = submissions.map(
    ({ table }) => sql`not exists (
      select 1 from ${sql.table(table)} where id = outbox.subject_id
    )`,
  );
  const owned = related.flatMap(({ table, owner }) => {
    if (!owner) return [];
    const kind = submissions.find(({ name }) => name === owner.kind);
    // What is about any kind goes whenever that goes.
    if (!kind) {
      return sql`not exists (select 1 from ${sql.table(table)} where id = outbox.subject_id)`;
    }
    return sql`not exists (
      select 1 from ${sql.table(table)} as related
      join ${sql.table(kind.table)} as submission
        on submission.id = related.${sql.ref(owner.column)}
      where related.id = outbox.subject_id
    )`;
  });
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from outbox
    where outbox.failed_at is not null and outbox.delivered_at is null
      and ${sql.join([...own, ...owned], sql` and `)}
  `.execute(db);
  return Number(rows[0]?.n ?? 0);
}
