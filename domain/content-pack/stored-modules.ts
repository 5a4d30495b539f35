import type { Db } from '#db/schema.ts';
import type { SiteModules } from './site-modules.ts';

/** What the site's code imports of the pack that was loaded last. */
export async function storedModules(db: Db): Promise<SiteModules> {
  const query = db.selectFrom('site_modules').select(['id', 'value']);
  // Read twice, the same pack is the same text.
  const rows = await query.orderBy('id').execute();
  return Object.fromEntries(rows.map(({ id, value }) => [id, JSON.parse(value)]));
}
