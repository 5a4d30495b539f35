import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';

/** Counts failed notifications whose submission no longer exists, so that no list shows them. */
export async function countOrphanedFailures(
  db: Db,
  { submissions, related }: Kinds = KINDS,
): Promise<number> {
  const noSubmission = submissions.map(
    ({ table }) => sql`not exists (
      select 1 from ${sql.table(table)} where id = outbox.subject_id
    )`,
  );
  const noRelated = related.flatMap(({ table, owner }) => {
    if (!owner) return [];
    const kind = submissions.find(({ name }) => name === owner.kind);
    // Rows that can belong to any kind are erased with their submission.
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
      and ${sql.join([...noSubmission, ...noRelated], sql` and `)}
  `.execute(db);
  return Number(rows[0]?.n ?? 0);
}
