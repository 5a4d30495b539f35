/** What a list shows of messages and leads. */
import type { InboxHead, InboxItem } from '#contract/console/inbox.ts';
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
  SubmissionRecord,
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

/** What the database does not know. */
export interface InboxFacts {
  /** Of messages, with the labels that the pack has for them. */
  topics: readonly { id: string; label: string }[];
  kinds: Kinds;
  /** Epoch milliseconds. */
  now: number;
}

/** Something in the inbox in full; words that its kind has not are empty. */
export interface Enquiry extends SubmissionRecord, Required<InboxEntry> {
  notices: readonly OutboxEntry[];
  /** What its kind has beside these words. */
  facts: { label: string; value: string }[];
}

/** Characters of what was written that a list shows. */
const EXCERPT = 200;

/** In the order of the references; one that is gone is left out. */
export async function inboxHeads(
  db: Db,
  refs: readonly InboxRef[],
  facts: InboxFacts,
): Promise<InboxHead[]> {
  return headsOf(db, await readEnquiries(db, refs, facts.kinds), facts);
}

/** In the order of the references, without those that are gone or are not in the inbox. */
export async function readEnquiries(
  db: Db,
  refs: readonly InboxRef[],
  kinds: Kinds,
): Promise<Enquiry[]> {
  const own = new Map(inboxKindsOf(kinds).map((kind) => [kind.name, kind]));
  const wanted = refs.filter(({ kind }) => own.has(kind));
  const named = wanted.map(({ id, kind }) => ({ id, kind: kindOf({ name: kind }) }));
  const found = await readSubmissions(db, named, kinds);
  return found.flatMap((record: SubmissionRecord & Pick<Enquiry, 'notices'>) => {
    const kind = own.get(record.kind);
    if (!kind) return [];
    const words = { company: '', phone: '', message: '', ...kind.inbox.entry(record) };
    return [{ ...record, ...words, facts: factsOf(kind, record, Object.values(words)) }];
  });
}

/** @param shown what shows anyway */
function factsOf(
  { fields }: Pick<KindDescriptor, 'fields'>,
  record: SubmissionRecord,
  shown: readonly string[],
): Enquiry['facts'] {
  return fields.flatMap((field) => {
    const { label } = field;
    const value = String(field.value(record) ?? '');
    return label && value !== '' && !shown.includes(value) ? [{ label, value }] : [];
  });
}

export async function headsOf(
  db: Db,
  enquiries: readonly Enquiry[],
  facts: InboxFacts,
): Promise<InboxHead[]> {
  const states = await statesOf(db, enquiries);
  const emails = enquiries.map(({ email }) => email);
  const lengths = await threadLengths(db, emails, facts.kinds);
  return enquiries.flatMap((enquiry) => {
    const state = states.get(enquiry.id);
    if (!state) return [];
    const threadLength = lengths.get(enquiry.email.toLowerCase()) ?? 1;
    return [{ ...shownOf(enquiry, facts), ...state, threadLength }];
  });
}

function shownOf(enquiry: Enquiry, { topics, now }: InboxFacts) {
  const { kind, id, reference, receivedAt, name, email, company, message, page } = enquiry;
  return {
    kind,
    id,
    reference,
    receivedAt,
    name,
    email,
    company,
    about: aboutOf(enquiry, topics),
    excerpt: (message || page.title).replace(/\s+/g, ' ').trim().slice(0, EXCERPT),
    isVerified: enquiry.verified,
    delivery: deliveryOf(enquiry.notices, now),
  };
}

/** A topic that the pack no longer has is called what it was stored as. */
export function aboutOf({ about }: InboxEntry, topics: InboxFacts['topics']): string {
  return topics.find(({ id }) => id === about)?.label ?? about;
}

type DeliveryState = InboxItem['deliveries'][number]['state'];

/** How the delivery of one notification gets on. */
export function deliveryState(entry: OutboxEntry, now: number): DeliveryState {
  return entry.state === 'waiting' ? waitingState(entry, now) : entry.state;
}

const URGENCY: readonly DeliveryState[] = ['failed', 'late', 'waiting', 'scheduled', 'delivered'];

function deliveryOf(notices: readonly OutboxEntry[], now: number): InboxHead['delivery'] {
  const states = new Set(notices.map((notice) => deliveryState(notice, now)));
  return URGENCY.find((state) => states.has(state)) ?? 'none';
}

type Settled = Pick<InboxHead, 'state' | 'isRead' | 'isSpam' | 'assignee' | 'version'>;

/** What staff settled about each, by its id. */
async function statesOf(db: Db, enquiries: readonly Enquiry[]): Promise<Map<string, Settled>> {
  if (enquiries.length === 0) return new Map();
  const rows = await db
    .selectFrom('inbox_states')
    .leftJoin('staff', 'staff.id', 'assignee_id')
    .select(['subject_id', 'state', 'is_spam', 'read_at', 'version', 'assignee_id', 'staff.name'])
    .where(
      'subject_id',
      'in',
      enquiries.map(({ id }) => id),
    )
    .where('kind', 'in', [...new Set(enquiries.map(({ kind }) => kind))])
    .execute();
  return new Map(
    rows.map((row) => [
      row.subject_id,
      {
        state: row.state as InboxHead['state'],
        isRead: row.read_at !== null,
        isSpam: row.is_spam === 1,
        assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.name ?? '' },
        version: row.version,
      },
    ]),
  );
}
