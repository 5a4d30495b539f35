/** The stored modules of the pack. Each version of the program stores and reads its own. */
import type { Db } from '#db/schema.ts';
import { loaderFingerprint } from './loader-fingerprint.ts';
import type { SiteModules } from './site-modules.ts';

/** Versions whose packs are kept: enough for a rolling restart and a rollback. */
const STORED_VERSIONS = 4;

/** Identifies the format in which this version of the program stores and reads a pack. */
export const packFormat = () => loaderFingerprint();

/**
 * The modules of the pack that this version of the program loaded last.
 * @param fallback returned if this version has loaded no pack, or its pack was deleted since
 * @throws Error if there is neither
 */
export async function storedModules(db: Db, fallback?: SiteModules): Promise<SiteModules> {
  const text = await storedPackText(db);
  if (text) return JSON.parse(text);
  if (fallback) return fallback;
  throw new Error('This version of the program has not loaded a pack into this database');
}

/** The JSON of this version's pack; empty if there is none. */
export async function storedPackText(db: Db): Promise<string> {
  const query = db.selectFrom('packs').select('modules').where('shape', '=', packFormat());
  return (await query.executeTakeFirst())?.modules ?? '';
}

/** Whether another version of the program stored the latest pack. */
export async function isFromOtherVersion(db: Db): Promise<boolean> {
  const latest = await db
    .selectFrom('packs')
    .select('shape')
    .orderBy('stored_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest !== undefined && latest.shape !== packFormat();
}

/** Stores this version's pack, and deletes those of other versions except the latest few. */
export async function storePackText(db: Db, modules: string, now: number): Promise<void> {
  const columns = { modules, stored_at: now };
  await db
    .insertInto('packs')
    .values({ shape: packFormat(), ...columns })
    .onConflict((conflict) => conflict.column('shape').doUpdateSet(columns))
    .execute();
  const latest = db
    .selectFrom('packs')
    .select('shape')
    .orderBy('stored_at', 'desc')
    .limit(STORED_VERSIONS);
  await db
    .deleteFrom('packs')
    .where('shape', '!=', packFormat())
    .where('shape', 'not in', latest)
    .execute();
}
