/** Filters that a person saves under a name. Only that person sees them. */

import { randomUUID } from 'node:crypto';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';

import type { SavedView } from '#contract/console/views.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from './permissions.ts';

/** The person's views, by name. */
export async function listViews({ staffId }: Actor, db: Db): Promise<SavedView[]> {
  const rows = await storedViews(db, staffId).orderBy('name').orderBy('id').execute();
  return rows.map(viewOf);
}

/**
 * Saves a view, replacing one with the same area and name.
 * @throws ProblemError `conflict` if there are too many
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
    const views = await storedViews(transaction, staffId).execute();
    if (views.length > CONSOLE_LIMITS.views) {
      const message = `You can save at most ${CONSOLE_LIMITS.views} views, so remove one first`;
      throw new ProblemError('conflict', message);
    }
    const saved = views.find((view) => view.area === area && view.name === name);
    if (!saved) throw new Error('The view disappeared while it was being saved');
    return viewOf(saved);
  });
}

/** @throws ProblemError `not-found`, also for another person's view */
export async function removeView({ staffId }: Actor, db: Db, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new ProblemError('not-found', 'You have no such view');
}

const storedViews = (db: Db, staffId: string) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'area', 'name', 'query'])
    .where('staff_id', '=', staffId);

type StoredView = Awaited<ReturnType<ReturnType<typeof storedViews>['execute']>>[number];

const viewOf = ({ area, ...view }: StoredView): SavedView => ({
  ...view,
  area: area as SavedView['area'],
});

/** Serializes concurrent saves of a person, so that the limit is counted correctly. */
async function lockStaff(transaction: Db, staffId: string): Promise<void> {
  await transaction
    .updateTable('staff')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', staffId)
    .execute();
}
