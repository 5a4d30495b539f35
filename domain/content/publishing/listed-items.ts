/**
 * Publishes a new page together with its items in the lists of other entries, and takes both off
 * the site together. Until then, the items wait in the drafts of those entries.
 */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import {
  itemPaths,
  type Listing,
  listedPages,
  listingsIn,
  listingsOf,
  withItems,
  withoutItems,
} from '#domain/content/entries/index.ts';
import { getDraft, replaceDraft } from './drafts.ts';
import type { ChangeSet, EntryChange, PublishedPack } from './publisher.ts';
import { recordChange } from './record-change.ts';

type Entries = PublishedPack['entries'];

const isLive = (entries: Entries, file: string) => (entries.get(file)?.published ?? null) !== null;

/**
 * The pages that a draft lists and that are not on the site yet: also those in the bin, which can
 * be restored.
 */
export function newPages(entries: Entries, file: string, source: string): string[] {
  return listedPages(file, source).filter((page) => entries.has(page) && !isLive(entries, page));
}

/** A text without the items of pages that are not on the site, which would be dead links. */
export function withoutNewPages(entries: Entries, file: string, source: string): string {
  return newPages(entries, file, source).reduce(
    (text, page) =>
      listingsIn(file, page).reduce(
        (shorter, listing) => withoutItems(listing, shorter, page),
        text,
      ),
    source,
  );
}

/**
 * What is published with a page that is not on the site: the entries that list it, with its items
 * from their drafts.
 */
export async function listChanges(db: Db, entries: Entries, page: string): Promise<EntryChange[]> {
  const changes: EntryChange[] = [];
  if (isLive(entries, page)) return changes;
  for (const listing of listingsOf(page)) {
    const { file } = listing;
    const published = entries.get(file)?.published;
    const draft = await getDraft(db, file);
    if (!published || !draft) continue;
    const source = withItems(listing, published, { from: draft.source, page });
    if (source !== published) changes.push({ file, source, reason: 'published' });
  }
  return changes;
}

/** Ends drafts that are on the site now, and notes the changes. */
export async function recordLists(
  transaction: Db,
  changes: readonly EntryChange[],
  staffId: string | null,
  now: number,
): Promise<void> {
  for (const { file, source } of changes) {
    if (source !== null) await deleteSameDraft(transaction, file, source);
    await recordChange(transaction, { staffId, action: 'entry-published', file }, now);
  }
}

/** Deletes a draft that has become the published text; one that was edited since stays. */
export async function deleteSameDraft(
  transaction: Db,
  file: string,
  source: string,
): Promise<void> {
  await transaction
    .deleteFrom('entry_drafts')
    .where('file', '=', file)
    .where('source', '=', source)
    .execute();
}

/** What leaves the site with a page: its items, which stay as drafts of the entries that list it. */
export function unlistChanges(
  entries: Entries,
  page: string,
  staffId: string | null,
  now: number,
): Required<Pick<ChangeSet, 'changes' | 'also'>> {
  const lists = listingsOf(page).flatMap((listing) => {
    const published = entries.get(listing.file)?.published ?? null;
    return published === null || itemPaths(listing, published, page).length === 0
      ? []
      : [{ listing, published, source: withoutItems(listing, published, page) }];
  });
  return {
    changes: lists.map(({ listing: { file }, source }) => ({ file, source, reason: 'published' })),
    also: async (transaction) => {
      for (const { listing, published } of lists) {
        await keepItems(transaction, { listing, page, published, staffId }, now);
        const { file } = listing;
        await recordChange(transaction, { staffId, action: 'entry-published', file }, now);
      }
    },
  };
}

interface Kept {
  listing: Listing;
  page: string;
  /** The text that had the items. */
  published: string;
  staffId: string | null;
}

async function keepItems(
  transaction: Db,
  { listing, page, published, staffId }: Kept,
  now: number,
): Promise<void> {
  const { file } = listing;
  const draft = await getDraft(transaction, file);
  const source = draft ? withItems(listing, draft.source, { from: published, page }) : published;
  if (source === draft?.source) return;
  const version = draft?.version ?? 0;
  await replaceDraft(transaction, { file, source, staffId, version }, now);
}

/** @throws ProblemError `conflict` if nothing else changed in the draft */
export function withheldText(entries: Entries, file: string, source: string): string {
  const text = withoutNewPages(entries, file, source);
  if (text !== source && text === entries.get(file)?.published) {
    throw new ProblemError(
      'conflict',
      'This draft only has items of pages that are not on the site. They are published with those pages',
    );
  }
  return text;
}
