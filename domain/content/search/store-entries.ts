import { FIRST_LANGUAGE, type LanguageCode } from '#contract/languages.ts';
import { indexTokens } from '#contract/search/index.ts';
import type { SearchKind } from '#contract/site-search.ts';
import type { EntryIndex, IndexedEntry } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { kindToken, positionOf } from './entry-positions.ts';

/** Increase it whenever the same pack gives other entries, which are then stored again. */
export const ENTRIES_VERSION = 1;

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
export async function storeEntries(
  transaction: Db,
  index: EntryIndex,
  entries: readonly NewEntry[],
): Promise<void> {
  await index.clear(transaction);
  const positioned = entries
    .toSorted(bestLast)
    .map((entry, rank) => ({ entry, position: positionOf(entry.lang, entry.kind, rank) }))
    .sort((a, b) => b.position - a.position);
  for (let start = 0; start < positioned.length; start += BATCH_SIZE) {
    await index.add(transaction, positioned.slice(start, start + BATCH_SIZE).map(toIndexed));
  }
  await index.optimize(transaction);
}

const isFirst = ({ kind }: NewEntry) => Number(FIRST_KINDS.includes(kind));

/** The order of results that match equally well, reversed. */
const bestLast = (a: NewEntry, b: NewEntry) =>
  isFirst(a) - isFirst(b) || a.date - b.date || (a.path < b.path ? 1 : -1);

function toIndexed({ entry, position }: { entry: NewEntry; position: number }): IndexedEntry {
  const { lang, kind, path, title, text, words, visibleFrom, visibleUntil, titleWords } = entry;
  return {
    position,
    path,
    title,
    text: text.slice(0, STORED_TEXT),
    visibleFrom,
    visibleUntil,
    titleTokens: indexTokens([title, titleWords ?? ''].join('\n')),
    textTokens: indexTokens([text, words].join('\n')),
    // A filter by the first language would exclude nearly nothing and cost a list of all entries.
    filters: [kindToken(kind), ...(lang === FIRST_LANGUAGE ? [] : [languageToken(lang)])],
  };
}

export const languageToken = (lang: LanguageCode) => `_lang_${lang}`;

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
    .updateTable('search_entries')
    .set({ visible_until: visibleUntil })
    .where('path', '=', path)
    .execute();
}
