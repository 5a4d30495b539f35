/** Finds entries by their slug, also by one that they had before the console changed it. */
import type { Db } from '#db/schema.ts';
import { queryableSlug } from './entry-slugs.ts';

/**
 * @param folder of the pack that has these entries, such as `events`
 * @param find reads the entry that has this slug now
 */
export async function findBySlug<Row>(
  db: Db,
  folder: string,
  slug: string,
  find: (slug: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const safe = queryableSlug(slug);
  const row = await find(safe);
  if (row !== undefined) return row;
  const renamed = await db
    .selectFrom('entry_redirects')
    .select('to_file')
    .where('from_file', '=', `${folder}/${safe}.md`)
    .executeTakeFirst();
  return renamed && find(renamed.to_file.slice(`${folder}/`.length, -'.md'.length));
}

/** Former files of renamed entries that are published, and whose former file no entry has now. */
export async function renamedFiles(db: Db): Promise<{ from: string; to: string }[]> {
  return db
    .selectFrom('entry_redirects')
    .innerJoin('entries', 'entries.file', 'to_file')
    .leftJoin('entries as former', 'former.file', 'from_file')
    .where('entries.published_version', 'is not', null)
    .where('former.published_version', 'is', null)
    .select(['from_file as from', 'to_file as to'])
    .execute();
}
