import { setImmediate } from 'node:timers/promises';
import { INBOX_EXPORT_LIMIT, type InboxHead } from '#contract/console/inbox.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { type CsvCell, csvWriter } from '#domain/support/csv.ts';
import { cursorAfter } from '#domain/support/cursors.ts';
import {
  type Asking,
  askingOf,
  filteredInbox,
  type InboxFilters,
  type SearchedInbox,
} from './filters.ts';
import { type Enquiry, headsOf, type InboxFacts, readEnquiries } from './heads.ts';
import { inboxRefs } from './list.ts';

/** Rows that are read at a time. */
const BATCH = 500;

const COLUMNS = [
  ...['reference', 'id', 'kind', 'receivedAt', 'name', 'email', 'phone', 'company', 'about'],
  ...[
    'message',
    'facts',
    'pageRoute',
    'pageTitle',
    'state',
    'read',
    'spam',
    'assignee',
    'verified',
  ],
  ...['delivery', 'consent'],
] as const;

/**
 * All that the filters find, as CSV, a piece at a time. That somebody takes it out is recorded first.
 * @throws ProblemError `conflict` where it is more than one file may have
 */
export async function exportInbox(
  { actor }: Permit<'messages.export'>,
  inbox: SearchedInbox,
  filters: InboxFilters,
  facts: InboxFacts,
): Promise<AsyncGenerator<string>> {
  const { db } = inbox;
  const asking = await askingOf(inbox, filters, actor.staffId);
  const { n } = await filteredInbox(db, filters, asking)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = Number(n);
  if (rows > INBOX_EXPORT_LIMIT) {
    const most = INBOX_EXPORT_LIMIT.toLocaleString('en');
    throw new ProblemError('conflict', `One file has ${most} rows at most: narrow the filters`);
  }
  // What was searched for can be a name, which the record must not have.
  const { q, ...told } = filters;
  await audit(
    db,
    {
      staffId: actor.staffId,
      action: 'exported',
      objectKind: 'inbox',
      objectId: '',
      details: { rows, isSearched: Boolean(q), filters: JSON.stringify(told) },
    },
    facts.now,
  );
  return csvOf(db, filters, asking, facts);
}

async function* csvOf(
  db: Db,
  filters: InboxFilters,
  asking: Asking,
  facts: InboxFacts,
): AsyncGenerator<string> {
  const writer = csvWriter([...COLUMNS], { bom: true });
  let cursor: string | undefined;
  for (let left = INBOX_EXPORT_LIMIT; left > 0; left -= BATCH) {
    const limit = Math.min(BATCH, left);
    const refs = await inboxRefs(db, { ...filters, cursor }, asking, limit);
    const enquiries = await readEnquiries(db, refs, facts.kinds);
    const heads = new Map((await headsOf(db, enquiries, facts)).map((head) => [head.id, head]));
    const rows = enquiries.flatMap((enquiry) => {
      const head = heads.get(enquiry.id);
      return head ? [cellsOf(head, enquiry)] : [];
    });
    if (rows.length > 0) yield writer.rows(rows);
    const last = refs.at(-1);
    if (!last || refs.length < limit) break;
    cursor = cursorAfter(last.receivedAt, last.id);
    // An embedded database answers without ever leaving the thread to others.
    await setImmediate();
  }
  yield writer.end();
}

function cellsOf(head: InboxHead, enquiry: Enquiry): CsvCell[] {
  const cells: Record<(typeof COLUMNS)[number], CsvCell> = {
    reference: head.reference,
    id: head.id,
    kind: head.kind,
    receivedAt: new Date(head.receivedAt).toISOString(),
    name: head.name,
    email: head.email,
    company: head.company,
    about: head.about,
    phone: enquiry.phone,
    message: enquiry.message,
    facts: enquiry.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    pageRoute: enquiry.page.route,
    pageTitle: enquiry.page.title,
    state: head.state,
    read: head.isRead,
    spam: head.isSpam,
    assignee: head.assignee?.name ?? '',
    verified: head.isVerified,
    delivery: head.delivery,
    consent: enquiry.consent,
  };
  return COLUMNS.map((column) => cells[column]);
}
