/** Coordinates purges of the CDN between instances: each version of the content is purged once. */
import type { Db } from '#db/schema.ts';

/**
 * Claims the purge of the current content version for the caller.
 * @param options.until expiry of the claim; like `now` in epoch milliseconds
 * @returns the version; undefined if it was purged already, or if another instance has the claim
 */
export async function claimPurge(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<number | undefined> {
  const content = await db.selectFrom('content_state').select('version').executeTakeFirst();
  const purged = await db.selectFrom('purges').select('version').executeTakeFirst();
  if (!content || content.version === purged?.version) return undefined;
  const claim = await db
    .updateTable('purges')
    .set({ claimed_until: until })
    .where('claimed_until', '<=', now)
    .where('version', '<>', content.version)
    .executeTakeFirst();
  return claim.numUpdatedRows > 0 ? content.version : undefined;
}

/** Records that the CDN was purged for this version. */
export async function completePurge(db: Db, version: number): Promise<void> {
  await db.updateTable('purges').set({ version, claimed_until: 0 }).execute();
}

/** Ends the claim after a failed purge, so that any instance can try again. */
export async function releasePurge(db: Db): Promise<void> {
  await db.updateTable('purges').set({ claimed_until: 0 }).execute();
}
