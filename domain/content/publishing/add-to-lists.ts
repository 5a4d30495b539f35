/** Gives a new page its items in the drafts of the entries that must list it. */
import type { JsonValue } from '#contract/console/field-changes.ts';
import type { Db } from '#db/schema.ts';
import { itemName, itemPaths, type Listing, listingsOf } from '#domain/content/entries/index.ts';
import { applyChanges, parsedSource, valueIn } from '#domain/content/source/index.ts';
import { draftOrLive, getDraft, replaceDraft } from './drafts.ts';
import { LISTED_ITEMS, nextId } from './page-templates.ts';

interface NewPage {
  file: string;
  title: string;
  /** File of the page that it is a copy of. */
  copyOf: string | undefined;
  staffId: string;
}

export async function addToLists(db: Db, page: NewPage, now: number): Promise<void> {
  const { staffId } = page;
  for (const listing of listingsOf(page.file)) {
    const { file } = listing;
    const text = await draftOrLive(db, file);
    if (text === null) continue;
    const source = withNewItem(listing, text, page);
    const version = (await getDraft(db, file))?.version ?? 0;
    if (source !== text) await replaceDraft(db, { file, source, staffId, version }, now);
  }
}

function withNewItem(listing: Listing, source: string, page: NewPage): string {
  const { file } = listing;
  if (itemPaths(listing, source, page.file).length > 0) return source;
  const { data } = parsedSource(file, source);
  const [original] = page.copyOf === undefined ? [] : itemPaths(listing, source, page.copyOf);
  const list = original?.slice(0, -1) ?? listing.listsIn(data)[0];
  if (!list) return source;
  const items = valueIn(data, list);
  const index = Array.isArray(items) ? items.length : 0;
  const value = original
    ? copied(valueIn(data, original), listing, page)
    : blank(listing, data, page);
  // Two new items need two numbers.
  const numbered = 'id' in value ? { ...value, id: nextId(items) } : value;
  return applyChanges(file, source, [{ op: 'insert', path: list, index, value: numbered }]);
}

type Item = { [key: string]: JsonValue };

const copied = (item: unknown, listing: Listing, { file, title }: NewPage): Item => ({
  ...(item as Item),
  [listing.key]: itemName(listing, file),
  ...TITLED[listing.file]?.(title),
});

/** Fields of an item that are the title of its page. */
const TITLED: Readonly<Record<string, (title: string) => Item>> = {
  'solutions.yaml': (title) => ({ title }),
  'service-packages.yaml': (title) => ({ title }),
  'case-studies.yaml': (company) => ({ company }),
};

const blank = (listing: Listing, data: unknown, { file, title }: NewPage): Item => ({
  [listing.key]: itemName(listing, file),
  ...LISTED_ITEMS[listing.file]?.(data),
  ...TITLED[listing.file]?.(title),
});
