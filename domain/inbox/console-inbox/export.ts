import { setImmediate } from 'node:timers/promises';
import { INBOX_EXPORT_LIMIT, type InboxSummary } from '#contract/console/inbox.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { type CsvCell, csvWriter } from '#domain/support/csv.ts';
import { cursorAfter } from '#domain/support/cursors.ts';
import {
  filteredInbox,
  type InboxFilters,
  type InboxSearch,
  resolveSearch,
  type SearchableInbox,
} from './filters.ts';
import { inboxRefs } from './list.ts';
import {
  type FullInboxItem,
  type InboxContext,
  readFullInboxItems,
  summariesOf,
} from './summaries.ts';

/** Rows per query. */
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
 * Exports all matching items as CSV, in chunks. The export is in the audit log before the first row
 * is read.
 * @throws ProblemError `conflict` if there are more rows than one file may have
 */
export async function exportInbox(
  { actor }: Permit<'messages.export'>,
  inbox: SearchableInbox,
  filters: InboxFilters,
  context: InboxContext,
): Promise<AsyncGenerator<string>> {
  const { db } = inbox;
  const search = await resolveSearch(inbox, filters, actor.staffId);
  const { n } = await filteredInbox(db, filters, search)
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = Number(n);
  if (rows > INBOX_EXPORT_LIMIT) {
    const max = INBOX_EXPORT_LIMIT.toLocaleString('en');
    throw new ProblemError(
      'conflict',
      `A file can have at most ${max} rows, so narrow the filters`,
    );
  }
  // The search text may be a name, which must not be in the audit log.
  const { q, ...auditedFilters } = filters;
  await audit(
    db,
    {
      staffId: actor.staffId,
      action: 'exported',
      objectKind: 'inbox',
      objectId: '',
      details: { rows, isSearched: Boolean(q), filters: JSON.stringify(auditedFilters) },
    },
    context.now,
  );
  return csvOf(db, filters, search, context);
}

async function* csvOf(
  db: Db,
  filters: InboxFilters,
  search: InboxSearch,
  context: InboxContext,
): AsyncGenerator<string> {
  const writer = csvWriter([...COLUMNS], { bom: true });
  let cursor: string | undefined;
  for (let remaining = INBOX_EXPORT_LIMIT; remaining > 0; remaining -= BATCH) {
    const limit = Math.min(BATCH, remaining);
    const refs = await inboxRefs(db, { ...filters, cursor }, search, limit);
    const items = await readFullInboxItems(db, refs, context.kinds);
    const summaries = new Map(
      (await summariesOf(db, items, context)).map((summary) => [summary.id, summary]),
    );
    const rows = items.flatMap((item) => {
      const summary = summaries.get(item.id);
      return summary ? [cellsOf(summary, item)] : [];
    });
    if (rows.length > 0) yield writer.rows(rows);
    const last = refs.at(-1);
    if (!last || refs.length < limit) break;
    cursor = cursorAfter(last.receivedAt, last.id);
    // An embedded database answers synchronously, so requests get a turn only here.
    await setImmediate();
  }
  yield writer.end();
}

function cellsOf(summary: InboxSummary, item: FullInboxItem): CsvCell[] {
  const cells: Record<(typeof COLUMNS)[number], CsvCell> = {
    reference: summary.reference,
    id: summary.id,
    kind: summary.kind,
    receivedAt: new Date(summary.receivedAt).toISOString(),
    name: summary.name,
    email: summary.email,
    company: summary.company,
    about: summary.about,
    phone: item.phone,
    message: item.message,
    facts: item.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    pageRoute: item.page.route,
    pageTitle: item.page.title,
    state: summary.state,
    read: summary.isRead,
    spam: summary.isSpam,
    assignee: summary.assignee?.name ?? '',
    verified: summary.isVerified,
    delivery: summary.delivery,
    consent: item.consent,
  };
  return COLUMNS.map((column) => cells[column]);
}
