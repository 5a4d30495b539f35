/**
 * Builds the query of the inbox list on `inbox_states`, which has a row for each message and lead.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InboxQuery } from '#contract/console/inbox.ts';
import type { InboxIndex } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { correctedTokens, searchTokens } from '#domain/content/search-tokens.ts';

export type InboxFilters = Omit<InboxQuery, 'cursor'>;

export interface SearchableInbox {
  db: Db;
  inboxIndex: InboxIndex;
}

/** The staff member, for `assigned=me`, and the search text resolved to a condition. */
export interface InboxSearch {
  staffId: string;
  matching: RawBuilder<SqlBool> | null;
  /** True if nothing matches the words as typed, so similar words are searched. */
  isApproximate?: boolean;
}

/** Resolves the search text once for all pages. A text without any token matches nothing. */
export async function resolveSearch(
  { db, inboxIndex }: SearchableInbox,
  { q = '' }: InboxFilters,
  staffId: string,
): Promise<InboxSearch> {
  if (q.trim() === '') return { staffId, matching: null };
  const tokens = searchTokens(q);
  if (tokens.length === 0) return { staffId, matching: sql<SqlBool>`1 = 0` };
  const similarTokens = await correctedTokens(tokens, inboxIndex.vocabulary(db));
  const matching = await inboxIndex.find(db, similarTokens ?? tokens);
  return { staffId, matching, isApproximate: similarTokens !== undefined };
}

export function filteredInbox(db: Db, filters: InboxFilters, { staffId, matching }: InboxSearch) {
  const { kind, state, about, assigned, unread, spam } = filters;
  // Literals instead of parameters, because both engines use the partial indexes of items that are
  // not spam only for this exact condition.
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
