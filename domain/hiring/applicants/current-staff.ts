import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';

/** Those of these ids who work here now. */
export async function currentStaff(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string; role: Role }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ role, ...member }) => ({ ...member, role: role as Role }));
}
