import type { LanguageCode } from '#contract/languages.ts';
import type { SearchKind } from '#contract/site-search.ts';
import type { Db } from '#db/schema.ts';
import { storedSearchKind } from '#domain/content/stored-kinds.ts';
import { storePostings } from './store-postings.ts';

/** Increase it whenever the same pack gives other entries, which are then stored again. */
export const ENTRIES_VERSION = 3;

/** A page that the search finds. */
export interface NewEntry {
  lang: LanguageCode;
  kind: SearchKind;
  /** In the first language. */
  path: string;
  title: string;
  /** Plain text that begins with the description; snippets are taken from it. */
  text: string;
  /** More words that it is found by, which no snippet shows. */
  words: string;
  /** Epoch milliseconds; among equally good matches the newest comes first. */
  date: number;
  visibleFrom: number;
  visibleUntil: number | null;
  /** More words in the title, such as translations of its words. */
  titleWords?: string;
}

/** What the company offers, and pages about it: they rank before dated entries. */
const FIRST_KINDS: readonly SearchKind[] = ['page', 'solution', 'package'];

/** Characters of a text that are stored for snippets. All of the text is searched. */
const STORED_TEXT = 8000;

/** Entries in one statement, small enough for long texts. */
const BATCH_SIZE = 50;

/** Replaces all entries of the search. */
export async function storeEntries(transaction: Db, entries: readonly NewEntry[]): Promise<void> {
  await transaction.deleteFrom('site_entries').execute();
  await transaction.deleteFrom('site_postings').execute();
  for (const [lang, inLanguage] of Map.groupBy(entries, (entry) => entry.lang)) {
    await storeLanguage(transaction, lang, inLanguage.sort(bestFirst));
  }
}

async function storeLanguage(transaction: Db, lang: LanguageCode, entries: readonly NewEntry[]) {
  const rows = entries.map(({ kind, path, title, text, ...entry }, position) => ({
    ...{
      lang,
      position,
      kind: storedSearchKind(kind),
      path,
      title,
      text: text.slice(0, STORED_TEXT),
    },
    visible_from: entry.visibleFrom,
    visible_until: entry.visibleUntil,
  }));
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    await transaction
      .insertInto('site_entries')
      .values(rows.slice(start, start + BATCH_SIZE))
      .execute();
  }
  await storePostings(
    transaction,
    lang,
    entries.map(({ kind, title, titleWords = '', text, words }) => ({
      kind,
      title: [title, titleWords].join('\n'),
      text: [text, words].join('\n'),
    })),
  );
}

const isFirst = ({ kind }: NewEntry) => Number(FIRST_KINDS.includes(kind));

/** The order of results that match equally well. */
const bestFirst = (a: NewEntry, b: NewEntry) =>
  isFirst(b) - isFirst(a) || b.date - a.date || (a.path < b.path ? -1 : 1);

/**
 * Moves the end of visibility of a page in all languages, in the transaction that changes its entry.
 * @param path in the first language
 * @param visibleUntil epoch milliseconds; null for no end
 */
export async function changeVisibility(
  transaction: Db,
  path: string,
  visibleUntil: number | null,
): Promise<void> {
  await transaction
    .updateTable('site_entries')
    .set({ visible_until: visibleUntil })
    .where('path', '=', path)
    .execute();
}
