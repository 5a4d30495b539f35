/** Changes content under a running site, as another instance on the same database does. */
import { type DatabaseUrl, type OpenedEngine, openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';

/** @param change without it only the version changes */
export async function changeContent(
  { db, announceContentChange }: Pick<OpenedEngine, 'db' | 'announceContentChange'>,
  change: (transaction: Db) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await change(transaction);
    await transaction
      .updateTable('content_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    await announceContentChange(transaction);
  });
}

export async function renameJob(url: DatabaseUrl, slug: string, name: string): Promise<void> {
  const engine = await openDatabase(url);
  const rename = (db: Db) =>
    db.updateTable('job_listings').set({ name }).where('slug', '=', slug).execute();
  await changeContent(engine, rename).finally(() => engine.close());
}
