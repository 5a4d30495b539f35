/** Who has an entry open. It informs people and never blocks anyone. */
import { ENTRY_LIMITS } from '#contract/console/entry-names.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';

interface Sighting {
  file: string;
  /** Random for each tab. */
  tab: string;
  hasChanges: boolean;
  hasLeft?: boolean | undefined;
}

export interface Viewer {
  id: string;
  name: string;
  hasChanges: boolean;
  isSelf: boolean;
}

/** Reports the caller's tab, and lists everyone who was seen lately, one row for each person. */
export async function seeEntry(
  { actor }: Permit<'content.edit'>,
  db: Db,
  { file, tab, hasChanges, hasLeft }: Sighting,
  now: number,
): Promise<Viewer[]> {
  const { staffId } = actor;
  if (hasLeft) {
    await db
      .deleteFrom('entry_viewers')
      .where('file', '=', file)
      .where('staff_id', '=', staffId)
      .where('tab', '=', tab)
      .execute();
  } else {
    const values = { has_changes: hasChanges ? 1 : 0, seen_at: now };
    await db
      .insertInto('entry_viewers')
      .values({ file, staff_id: staffId, tab, ...values })
      .onConflict((existing) => existing.columns(['file', 'staff_id', 'tab']).doUpdateSet(values))
      .execute();
  }
  const rows = await db
    .selectFrom('entry_viewers as viewer')
    .innerJoin('staff', 'staff.id', 'viewer.staff_id')
    .select(['staff.id', 'staff.name'])
    .select((row) => row.fn.max('has_changes').as('hasChanges'))
    .where('file', '=', file)
    .where('seen_at', '>', now - ENTRY_LIMITS.viewerLifetime)
    .groupBy(['staff.id', 'staff.name'])
    .execute();
  return rows.map(({ id, name, hasChanges: has }) => ({
    id,
    name,
    hasChanges: Number(has) === 1,
    isSelf: id === staffId,
  }));
}

export async function deleteOldViewers(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('entry_viewers')
    .where('seen_at', '<', now - ENTRY_LIMITS.viewerLifetime)
    .execute();
}
