/** Staff, as far as applications have to do with them. */
import type { StaffName } from '#contract/console/parts.ts';
import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, mayDo } from '#domain/staff/permissions.ts';

/** The names of these, also of those who have left. */
export async function staffNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffName>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

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

/** Who looks at applications. */
export interface Viewer {
  staffId: string;
  /**
   * Whoever may rate an application learns of what others gave it, and of the mean, once they have rated
   * it themselves: no list, filter or order tells it before.
   */
  mayRate: boolean;
}

export function viewerOf({ staffId, role }: Actor): Viewer {
  return { staffId, mayRate: mayDo(role, 'applicants.work') };
}
