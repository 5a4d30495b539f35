/** What the site's code imports of the pack, as it is stored: each version of the program has its own. */
import type { Db } from '#db/schema.ts';
import { loaderFingerprint } from './loader-fingerprint.ts';
import type { SiteModules } from './site-modules.ts';

/** So many versions' packs are kept: those of a rolling restart, and of the way back. */
const KEPT = 4;

let shape: string | undefined;

/** Names the shape in which this program stores a pack, and the only one in which it reads one. */
export function packShape(): string {
  shape ??= loaderFingerprint();
  return shape;
}

/**
 * The pack that this version of the program loaded last.
 * @param otherwise what is given where it has loaded none, or so many others have since
 * @throws Error where there is neither
 */
export async function storedModules(db: Db, otherwise?: SiteModules): Promise<SiteModules> {
  const text = await storedPackText(db);
  if (text) return JSON.parse(text);
  if (otherwise) return otherwise;
  throw new Error('This version of the program has loaded no pack into this database');
}

/** Its JSON; empty where there is none. */
export async function storedPackText(db: Db): Promise<string> {
  const query = db.selectFrom('packs').select('modules').where('shape', '=', packShape());
  return (await query.executeTakeFirst())?.modules ?? '';
}

/** Stores this version's pack, and lets go of those that have not been loaded for longest. */
export async function storePackText(db: Db, modules: string, now: number): Promise<void> {
  const stored = { modules, stored_at: now };
  await db
    .insertInto('packs')
    .values({ shape: packShape(), ...stored })
    .onConflict((conflict) => conflict.column('shape').doUpdateSet(stored))
    .execute();
  const kept = db.selectFrom('packs').select('shape').orderBy('stored_at', 'desc').limit(KEPT);
  await db
    .deleteFrom('packs')
    .where('shape', '!=', packShape())
    .where('shape', 'not in', kept)
    .execute();
}
