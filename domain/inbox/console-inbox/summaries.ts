/** Summaries of messages and leads for the inbox list. */
import type { InboxItem, InboxSummary } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import {
  kindOf,
  type OutboxEntry,
  readSubmissions,
} from '#domain/inbox/stored-submissions/index.ts';
import type {
  InboxEntry,
  KindDescriptor,
  Kinds,
  SubmissionRow,
} from '#domain/inbox/submissions/index.ts';
import { waitingState } from '#domain/messaging/deliveries/index.ts';
import { inboxKindsOf } from './kinds.ts';
import { threadLengths } from './threads.ts';

export interface InboxRef {
  /** Name of its kind. */
  kind: string;
  /** UUID. */
  id: string;
}

/** Input that is not in the database. */
export interface InboxContext {
  /** The pack's topics of messages with their labels. */
  topics: readonly { id: string; label: string }[];
  kinds: Kinds;
  /** Epoch milliseconds. */
  now: number;
}

/** An inbox item in full. Properties that its kind does not have are empty. */
export interface FullInboxItem extends SubmissionRow, Required<InboxEntry> {
  notifications: readonly OutboxEntry[];
  /** Labeled values that only its kind has. */
  facts: { label: string; value: string }[];
}

/** Characters of the text in a summary. */
const EXCERPT = 200;

/** Summaries in the order of the references. Items that no longer exist are left out. */
export async function inboxSummaries(
  db: Db,
  refs: readonly InboxRef[],
  context: InboxContext,
): Promise<InboxSummary[]> {
  return summariesOf(db, await readFullInboxItems(db, refs, context.kinds), context);
}

/**
 * Records in the order of the references. Items that no longer exist or are not in the inbox are
 * left out.
 */
export async function readFullInboxItems(
  db: Db,
  refs: readonly InboxRef[],
  kinds: Kinds,
): Promise<FullInboxItem[]> {
  const inboxKinds = new Map(inboxKindsOf(kinds).map((kind) => [kind.name, kind]));
  const inboxRefs = refs.filter(({ kind }) => inboxKinds.has(kind));
  const submissionRefs = inboxRefs.map(({ id, kind }) => ({ id, kind: kindOf({ name: kind }) }));
  const items = await readSubmissions(db, submissionRefs, kinds);
  return items.flatMap((item: SubmissionRow & Pick<FullInboxItem, 'notifications'>) => {
    const kind = inboxKinds.get(item.kind);
    if (!kind) return [];
    const entry = { company: '', phone: '', message: '', ...kind.inbox.entry(item) };
    return [{ ...item, ...entry, facts: factsOf(kind, item, Object.values(entry)) }];
  });
}

/** @param visibleValues values that are shown elsewhere and need no repetition */
function factsOf(
  { fields }: Pick<KindDescriptor, 'fields'>,
  item: SubmissionRow,
  visibleValues: readonly string[],
): FullInboxItem['facts'] {
  return fields.flatMap((field) => {
    const { label } = field;
    const value = String(field.value(item) ?? '');
    return label && value !== '' && !visibleValues.includes(value) ? [{ label, value }] : [];
  });
}

export async function summariesOf(
  db: Db,
  items: readonly FullInboxItem[],
  context: InboxContext,
): Promise<InboxSummary[]> {
  const states = await statesOf(db, items);
  const emails = items.map(({ email }) => email);
  const lengths = await threadLengths(db, emails, context.kinds);
  return items.flatMap((item) => {
    const state = states.get(item.id);
    if (!state) return [];
    const threadLength = lengths.get(item.email.toLowerCase()) ?? 1;
    return [{ ...summaryOf(item, context), ...state, threadLength }];
  });
}

function summaryOf(item: FullInboxItem, { topics, now }: InboxContext) {
  const { kind, id, reference, receivedAt, name, email, company, message, page } = item;
  return {
    kind,
    id,
    reference,
    receivedAt,
    name,
    email,
    company,
    about: aboutOf(item, topics),
    excerpt: (message || page.title).replace(/\s+/g, ' ').trim().slice(0, EXCERPT),
    isVerified: item.verified,
    delivery: deliveryOf(item.notifications, now),
  };
}

/** A topic that the pack no longer has is shown by its stored id. */
export function aboutOf({ about }: InboxEntry, topics: InboxContext['topics']): string {
  return topics.find(({ id }) => id === about)?.label ?? about;
}

type DeliveryState = InboxItem['deliveries'][number]['state'];

export function deliveryState(entry: OutboxEntry, now: number): DeliveryState {
  return entry.state === 'waiting' ? waitingState(entry, now) : entry.state;
}

const URGENCY: readonly DeliveryState[] = ['failed', 'late', 'waiting', 'scheduled', 'delivered'];

function deliveryOf(notifications: readonly OutboxEntry[], now: number): InboxSummary['delivery'] {
  const states = new Set(notifications.map((notification) => deliveryState(notification, now)));
  return URGENCY.find((state) => states.has(state)) ?? 'none';
}

type StaffState = Pick<InboxSummary, 'state' | 'isRead' | 'isSpam' | 'assignee' | 'version'>;

/** Decisions of staff about each item, by its id. */
async function statesOf(db: Db, items: readonly FullInboxItem[]): Promise<Map<string, StaffState>> {
  if (items.length === 0) return new Map();
  const rows = await db
    .selectFrom('inbox_states')
    .leftJoin('staff', 'staff.id', 'assignee_id')
    .select(['subject_id', 'state', 'is_spam', 'read_at', 'version', 'assignee_id', 'staff.name'])
    .where(
      'subject_id',
      'in',
      items.map(({ id }) => id),
    )
    .where('kind', 'in', [...new Set(items.map(({ kind }) => kind))])
    .execute();
  return new Map(
    rows.map((row) => [
      row.subject_id,
      {
        state: row.state as InboxSummary['state'],
        isRead: row.read_at !== null,
        isSpam: row.is_spam === 1,
        assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.name ?? '' },
        version: row.version,
      },
    ]),
  );
}
