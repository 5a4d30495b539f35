/** Staff from the point of view of applications. */
import type { StaffName } from '#contract/console/parts.ts';
import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, hasPermission } from '#domain/staff/permissions.ts';

/** Names of staff members by id, including former members. */
export async function staffNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StaffName>> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', uniqueIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The current staff members among these ids. */
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

export interface Viewer {
  staffId: string;
  /**
   * Whether the viewer rates applications. Those who do see others' ratings and the mean only after
   * rating the application themselves, so no list, filter or sort order may reveal them earlier.
   */
  mayRate: boolean;
}

export function viewerOf({ staffId, role }: Actor): Viewer {
  return { staffId, mayRate: hasPermission(role, 'applicants.work') };
}
