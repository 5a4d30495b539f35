/** Whether the CDN has been told of the present content, by whichever instance. */
import type { Db } from '#db/schema.ts';

/**
 * The version of the content that the CDN is to be told of, for the caller alone until its claim ends;
 * undefined where it knows already, or another instance is telling it.
 * @param until when the claim ends; like `now` epoch milliseconds
 */
export async function claimPurge(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<number | undefined> {
  const content = await db.selectFrom('content_state').select('version').executeTakeFirst();
  const told = await db.selectFrom('purges').select('version').executeTakeFirst();
  if (!content || content.version === told?.version) return undefined;
  const claimed = await db
    .updateTable('purges')
    .set({ claimed_until: until })
    .where('claimed_until', '<=', now)
    .where('version', '<>', content.version)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0 ? content.version : undefined;
}

/** The CDN has been told of this version. */
export async function settlePurge(db: Db, version: number): Promise<void> {
  await db.updateTable('purges').set({ version, claimed_until: 0 }).execute();
}

/** It could not be told: whoever looks next may try. */
export async function releasePurge(db: Db): Promise<void> {
  await db.updateTable('purges').set({ claimed_until: 0 }).execute();
}
