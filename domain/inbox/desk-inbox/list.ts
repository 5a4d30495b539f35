import { sql } from 'kysely';
import { INBOX_PAGE, type InboxPage, type InboxQuery } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { cursorAfter, readCursor } from '#domain/support/cursors.ts';
import { type Asking, askingOf, filteredInbox, type SearchedInbox } from './filters.ts';
import { type InboxFacts, type InboxRef, inboxHeads } from './heads.ts';

/**
 * A page of messages and leads, the newest first.
 * @throws ProblemError `malformed` for a cursor that is none
 */
export async function listInbox(
  { actor }: Permit<'messages.read'>,
  inbox: SearchedInbox,
  query: InboxQuery,
  facts: InboxFacts,
): Promise<InboxPage> {
  const { db } = inbox;
  const asking = await askingOf(inbox, query, actor.staffId);
  const found = await inboxRefs(db, query, asking, INBOX_PAGE + 1);
  const refs = found.slice(0, INBOX_PAGE);
  const last = refs.at(-1);
  const { unread } = await filteredInbox(db, query, asking)
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    items: await inboxHeads(db, refs, facts),
    next: last && found.length > refs.length ? cursorAfter(last.receivedAt, last.id) : null,
    unread: Number(unread),
    ...(asking.areSimilar && refs.length > 0 && { areSimilar: true }),
  };
}

/** Those that the filters find behind the cursor, the newest first. */
export async function inboxRefs(
  db: Db,
  { cursor, ...query }: InboxQuery,
  asking: Asking,
  limit: number,
): Promise<(InboxRef & { receivedAt: number })[]> {
  const after = readCursor(cursor);
  let rows = filteredInbox(db, query, asking);
  if (after) {
    const [time, id] = after;
    rows = rows.where(sql<boolean>`(received_at, subject_id) < (${time}, ${id})`);
  }
  const found = await rows
    .select(['kind', 'subject_id', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('subject_id', 'desc')
    .limit(limit)
    .execute();
  return found.map((row) => ({
    kind: row.kind,
    id: row.subject_id,
    receivedAt: row.received_at,
  }));
}
