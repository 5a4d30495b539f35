import type { Db } from '#db/schema.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';

/** What these submissions have asked for: the ids of its rows, and the submission of each. */
export async function ownedBy(
  db: Db,
  submissionIds: readonly string[],
  { related }: Kinds,
): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const { table, owner } of related) {
    if (!owner) continue;
    // Whatever its owner's column is called.
    const column = owner.column as 'lead_id';
    const rows = await db
      .selectFrom(table as 'subscriptions')
      .select(['id', `${column} as owner`])
      .where(column, 'in', [...submissionIds])
      .execute();
    for (const row of rows) owners.set(row.id, row.owner);
  }
  return owners;
}
