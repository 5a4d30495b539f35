/** What the filters of the list find, in the table that has a row for each message and lead. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InboxQuery } from '#contract/console/inbox.ts';
import type { EnquiryIndex } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { searchedWords, similarWords } from '#domain/content/search-words.ts';

export type InboxFilters = Omit<InboxQuery, 'cursor'>;

/** Where messages and leads are, and what finds them by their words. */
export interface SearchedInbox {
  db: Db;
  enquiryIndex: EnquiryIndex;
}

/** Who asks, for what is assigned to `me`, and what the words of the filters have become. */
export interface Asking {
  staffId: string;
  matching: RawBuilder<SqlBool> | null;
  /** Nothing has the words as they were typed: words like them are looked for. */
  areSimilar?: boolean;
}

/** Looks up the words of the filters, once for all pages. What has no word in it finds nothing. */
export async function askingOf(
  { db, enquiryIndex }: SearchedInbox,
  { q = '' }: InboxFilters,
  staffId: string,
): Promise<Asking> {
  if (q.trim() === '') return { staffId, matching: null };
  const words = searchedWords(q);
  if (words.length === 0) return { staffId, matching: sql<SqlBool>`1 = 0` };
  const similar = await similarWords(words, enquiryIndex.vocabulary(db));
  const matching = await enquiryIndex.find(db, similar ?? words);
  return { staffId, matching, areSimilar: similar !== undefined };
}

export function filteredInbox(db: Db, filters: InboxFilters, { staffId, matching }: Asking) {
  const { kind, state, about, assigned, unread, spam } = filters;
  // Written out, not bound: both engines take the indexes of what is no spam for these words alone.
  let rows = db
    .selectFrom('inbox_states')
    .where(spam === 'yes' ? sql<boolean>`is_spam = 1` : sql<boolean>`is_spam = 0`);
  if (kind) rows = rows.where('kind', '=', kind);
  if (state) rows = rows.where('state', '=', state);
  if (about) rows = rows.where('about', '=', about);
  if (assigned === 'nobody') rows = rows.where('assignee_id', 'is', null);
  else if (assigned) rows = rows.where('assignee_id', '=', assigned === 'me' ? staffId : assigned);
  if (unread) rows = rows.where('read_at', unread === 'yes' ? 'is' : 'is not', null);
  return matching ? rows.where(matching) : rows;
}
