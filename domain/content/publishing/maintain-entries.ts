/** Deletes what is no longer needed: old versions, emptied bins, ended links and viewers. */
import { ENTRY_LIMITS } from '#contract/console/entry-names.ts';
import type { Db } from '#db/schema.ts';
import { deleteExpiredLinks } from './share-links.ts';
import { deleteOldVersions } from './versions.ts';
import { deleteOldViewers } from './viewers.ts';

/** @param now epoch milliseconds */
export async function maintainEntries(db: Db, now: number): Promise<void> {
  await deleteOldViewers(db, now);
  await deleteExpiredLinks(db, now);
  await deleteOldVersions(db);
  await emptyBin(db, now);
}

/** An entry whose file is still in the folder stays, or the next load would publish the file. */
async function emptyBin(db: Db, now: number): Promise<void> {
  const rows = await db
    .selectFrom('entries')
    .select('file')
    .where('deleted_at', '<', now - ENTRY_LIMITS.binLifetime)
    .where('base_version', 'is', null)
    .execute();
  for (const { file } of rows) {
    await db.transaction().execute(async (transaction) => {
      const tables = ['entry_drafts', 'entry_versions', 'publications', 'entry_imports'] as const;
      for (const table of [...tables, 'entries'] as const) {
        await transaction.deleteFrom(table).where('file', '=', file).execute();
      }
    });
  }
}
