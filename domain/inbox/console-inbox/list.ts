import { sql } from 'kysely';
import { INBOX_PAGE, type InboxPage, type InboxQuery } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { cursorAfter, readCursor } from '#domain/support/cursors.ts';
import { filteredInbox, type InboxSearch, resolveSearch, type SearchableInbox } from './filters.ts';
import { type InboxContext, type InboxRef, inboxSummaries } from './summaries.ts';

/**
 * A page of messages and leads, the newest first.
 * @throws ProblemError `malformed` for an invalid cursor
 */
export async function listInbox(
  { actor }: Permit<'messages.read'>,
  inbox: SearchableInbox,
  query: InboxQuery,
  context: InboxContext,
): Promise<InboxPage> {
  const { db } = inbox;
  const search = await resolveSearch(inbox, query, actor.staffId);
  const matches = await inboxRefs(db, query, search, INBOX_PAGE + 1);
  const refs = matches.slice(0, INBOX_PAGE);
  const last = refs.at(-1);
  const { unread } = await filteredInbox(db, query, search)
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    items: await inboxSummaries(db, refs, context),
    next: last && matches.length > refs.length ? cursorAfter(last.receivedAt, last.id) : null,
    unread: Number(unread),
    ...(search.isApproximate && refs.length > 0 && { isApproximate: true }),
  };
}

/** References of the matching items after the cursor, the newest first. */
export async function inboxRefs(
  db: Db,
  { cursor, ...query }: InboxQuery,
  search: InboxSearch,
  limit: number,
): Promise<(InboxRef & { receivedAt: number })[]> {
  const position = readCursor(cursor);
  let rows = filteredInbox(db, query, search);
  if (position) {
    const [time, id] = position;
    rows = rows.where(sql<boolean>`(received_at, subject_id) < (${time}, ${id})`);
  }
  const matches = await rows
    .select(['kind', 'subject_id', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('subject_id', 'desc')
    .limit(limit)
    .execute();
  return matches.map((row) => ({
    kind: row.kind,
    id: row.subject_id,
    receivedAt: row.received_at,
  }));
}
