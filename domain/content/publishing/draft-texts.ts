/** The drafts that make sense together: a new page, and the entries that list it. */
import type { Db } from '#db/schema.ts';
import { listingsOf, withItems } from '#domain/content/entries/index.ts';
import type { EditedFile } from '#domain/content/pack-files/index.ts';
import { draftOrLive, getDraft } from './drafts.ts';
import { newPages, withoutNewPages } from './listed-items.ts';
import type { PublishedPack } from './publisher.ts';

/**
 * Texts by file that are checked and shown with a draft of an entry.
 * @param source null shows the entry as it is on the site
 */
export async function draftTexts(
  db: Db,
  { entries }: PublishedPack,
  file: string,
  source: string | null,
): Promise<Map<string, string>> {
  if (source === null) return new Map();
  const texts = new Map([[file, source]]);
  const isNew = (entries.get(file)?.published ?? null) === null;
  const pages = isNew && listingsOf(file).length > 0 ? [file] : newPages(entries, file, source);
  for (const page of pages) {
    const isDeleted = (entries.get(page)?.deletedAt ?? null) !== null;
    const draft = page === file ? source : (await getDraft(db, page))?.source;
    if (draft === undefined || isDeleted) continue;
    texts.set(page, draft);
    for (const listing of listingsOf(page)) {
      const published = texts.get(listing.file) ?? entries.get(listing.file)?.published;
      const from = await draftOrLive(db, listing.file);
      if (listing.file === file || !published || !from) continue;
      texts.set(listing.file, withItems(listing, published, { from, page }));
    }
  }
  // A page in the bin is not shown, and neither is its item.
  const shown = new Map([...entries].filter(([page]) => !texts.has(page)));
  return texts.set(file, withoutNewPages(shown, file, source));
}

export const toEdits = (texts: ReadonlyMap<string, string>): [string, EditedFile][] =>
  [...texts].map(([file, text]) => [file, { text }]);
