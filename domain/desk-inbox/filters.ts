/** What the filters of the list find, in the table that has a row for each message and lead. */
import { sql } from 'kysely';
import type { InboxQuery } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import { matchesWord, wordsIn } from './search.ts';

/** @param staffId who asks, for what is assigned to `me` */
export function filteredInbox(db: Db, query: Omit<InboxQuery, 'cursor'>, staffId: string) {
  const { q, kind, state, about, assigned, unread, spam } = query;
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
  for (const word of wordsIn(q)) rows = rows.where(matchesWord(word));
  return rows;
}
