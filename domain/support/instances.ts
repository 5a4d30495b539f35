/** The processes that serve. Each reports itself; a row that is not renewed is an ended process. */
import { INSTANCE_LIMITS, type Instance, type InstanceState } from '#contract/console/system.ts';
import type { Db } from '#db/schema.ts';

export async function storeInstance(
  db: Db,
  { id, state }: { id: string; state: InstanceState },
  now: number,
): Promise<void> {
  const row = { seen_at: now, state: JSON.stringify(state) };
  await db
    .insertInto('instances')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const { lifetime } = INSTANCE_LIMITS;
  // Rows of killed processes, and of a clock that was ahead.
  await db
    .deleteFrom('instances')
    .where(({ eb, or }) =>
      or([eb('seen_at', '<', now - lifetime), eb('seen_at', '>', now + lifetime)]),
    )
    .execute();
}

export async function deleteInstance(db: Db, id: string): Promise<void> {
  await db.deleteFrom('instances').where('id', '=', id).execute();
}

/** The newest first. */
export async function listInstances(db: Db, now: number): Promise<Instance[]> {
  const rows = await db
    .selectFrom('instances')
    .selectAll()
    .where('seen_at', '>=', now - INSTANCE_LIMITS.lifetime)
    .execute();
  return rows
    .map(({ id, seen_at: seenAt, state }) => ({
      ...(JSON.parse(state) as InstanceState),
      id,
      seenAt,
    }))
    .sort((one, other) => other.startedAt - one.startedAt)
    .slice(0, INSTANCE_LIMITS.listed);
}
