/** Moves everything that is stored about an entry to another file. */
import type { Db } from '#db/schema.ts';
import { createEntry } from '#domain/content/entries/index.ts';

interface Move {
  from: string;
  to: string;
  title: string;
}

/**
 * Numbers of versions continue those of the other file, if it had any. The former file keeps the
 * version that equals the folder's file, so that the next load does not take it for a new entry.
 */
export async function moveHistory(db: Db, { from, to, title }: Move, now: number): Promise<void> {
  await createEntry(db, { file: to, title }, now);
  const versionsOf = (file: string) =>
    db
      .selectFrom('entries')
      .select(['last_version', 'base_version'])
      .where('file', '=', file)
      .executeTakeFirstOrThrow();
  const former = await versionsOf(from);
  const { last_version: added } = await versionsOf(to);
  await db
    .insertInto('entry_versions')
    .columns(['file', 'number', 'source', 'staff_id', 'reason', 'created_at', 'published_at'])
    .expression((query) =>
      query
        .selectFrom('entry_versions')
        .select((row) => [
          row.val(to).as('file'),
          row('number', '+', added).as('number'),
          ...(['source', 'staff_id', 'reason', 'created_at', 'published_at'] as const),
        ])
        .where('file', '=', from),
    )
    .execute();
  await db
    .deleteFrom('entry_versions')
    .where('file', '=', from)
    .where('number', '!=', former.base_version ?? 0)
    .execute();
  await db
    .updateTable('publications')
    .set((row) => ({
      file: to,
      version: row('version', '+', added),
      base_version: row('base_version', '+', added),
    }))
    .where('file', '=', from)
    .execute();
  await db
    .updateTable('entry_drafts')
    .set((row) => ({ file: to, base_version: row('base_version', '+', added) }))
    .where('file', '=', from)
    .execute();
  await db.updateTable('entry_imports').set({ file: to }).where('file', '=', from).execute();
  await db.deleteFrom('share_links').where('file', '=', from).execute();
  const isAlive = { deleted_at: null, last_version: added + former.last_version };
  await db
    .updateTable('entries')
    .set({ ...isAlive, title, updated_at: now })
    .where('file', '=', to)
    .execute();
  await db
    .updateTable('entries')
    .set({ published_version: null, deleted_at: now })
    .where('file', '=', from)
    .execute();
}
