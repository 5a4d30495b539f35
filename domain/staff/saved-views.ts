/** Filters that somebody saves under a name: nobody but they see them. */

import { randomUUID } from 'node:crypto';
import { DESK_LIMITS } from '#contract/console/limits.ts';

import type { SavedView } from '#contract/console/views.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from './permissions.ts';

/** One's own, by name. */
export async function listViews({ staffId }: Actor, db: Db): Promise<SavedView[]> {
  const rows = await stored(db, staffId).orderBy('name').orderBy('id').execute();
  return rows.map(viewOf);
}

/**
 * Saves a view, in place of one of the same area and name.
 * @throws ProblemError `conflict` where there are too many
 */
export function saveView(
  { staffId }: Actor,
  db: Db,
  { area, name, query, now }: Omit<SavedView, 'id'> & { now: number },
): Promise<SavedView> {
  return db.transaction().execute(async (transaction) => {
    await lockStaff(transaction, staffId);
    await transaction
      .insertInto('saved_views')
      .values({ id: randomUUID(), staff_id: staffId, area, name, query, created_at: now })
      .onConflict((conflict) =>
        conflict.columns(['staff_id', 'area', 'name']).doUpdateSet({ query }),
      )
      .execute();
    const views = await stored(transaction, staffId).execute();
    if (views.length > DESK_LIMITS.views) {
      const sentence = `You can save ${DESK_LIMITS.views} views; remove one that you do not use`;
      throw new ProblemError('conflict', sentence);
    }
    const saved = views.find((view) => view.area === area && view.name === name);
    if (!saved) throw new Error('A view went while it was being saved');
    return viewOf(saved);
  });
}

/** @throws ProblemError `not-found`, also for somebody else's */
export async function removeView({ staffId }: Actor, db: Db, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new ProblemError('not-found', 'You have no such view');
}

const stored = (db: Db, staffId: string) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'area', 'name', 'query'])
    .where('staff_id', '=', staffId);

type StoredView = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number];

const viewOf = ({ area, ...view }: StoredView): SavedView => ({
  ...view,
  area: area as SavedView['area'],
});

/** Two that are saved at once are counted one after the other. */
async function lockStaff(transaction: Db, staffId: string): Promise<void> {
  await transaction
    .updateTable('staff')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', staffId)
    .execute();
}
