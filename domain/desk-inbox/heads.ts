/** What a list shows of messages and leads. */
import type { InboxHead, InboxItem } from '#contract/console/inbox.ts';
import type { Db } from '#db/schema.ts';
import { isLate } from '#domain/deliveries/index.ts';
import { type OutboxEntry, readSubmissions, type Submission } from '#domain/inbox/index.ts';
import { threadLengths } from './threads.ts';

export interface InboxRef {
  kind: InboxHead['kind'];
  /** UUID. */
  id: string;
}

/** What the database does not know. */
export interface InboxFacts {
  /** Of messages, with the labels that the pack has for them. */
  topics: readonly { id: string; label: string }[];
  /** Epoch milliseconds. */
  now: number;
}

/** A message or a lead in full. */
export type Enquiry = Extract<Submission, { kind: InboxHead['kind'] }>;

/** Characters of what was written that a list shows. */
const EXCERPT = 200;

/** In the order of the references; one that is gone is left out. */
export async function inboxHeads(
  db: Db,
  refs: readonly InboxRef[],
  facts: InboxFacts,
): Promise<InboxHead[]> {
  return headsOf(db, await readEnquiries(db, refs), facts);
}

export async function readEnquiries(db: Db, refs: readonly InboxRef[]): Promise<Enquiry[]> {
  const found = await readSubmissions(db, refs);
  return found.filter((each): each is Enquiry => each.kind !== 'application');
}

export async function headsOf(
  db: Db,
  enquiries: readonly Enquiry[],
  facts: InboxFacts,
): Promise<InboxHead[]> {
  const states = await statesOf(db, enquiries);
  const lengths = await threadLengths(
    db,
    enquiries.map(({ email }) => email),
  );
  return enquiries.flatMap((enquiry) => {
    const state = states.get(enquiry.id);
    if (!state) return [];
    const threadLength = lengths.get(enquiry.email.toLowerCase()) ?? 1;
    return [{ ...shownOf(enquiry, facts), ...state, threadLength }];
  });
}

function shownOf(enquiry: Enquiry, { topics, now }: InboxFacts) {
  const { kind, id, reference, receivedAt, name, email } = enquiry;
  const written = 'message' in enquiry ? enquiry.message : enquiry.page.title;
  return {
    ...{ kind, id, reference, receivedAt, name, email },
    company: 'company' in enquiry ? enquiry.company : '',
    about:
      enquiry.kind === 'message'
        ? // One that the pack no longer has is called what it was stored as.
          (topics.find((topic) => topic.id === enquiry.topic)?.label ?? enquiry.topic)
        : enquiry.source,
    excerpt: written.replace(/\s+/g, ' ').trim().slice(0, EXCERPT),
    isVerified: enquiry.verified,
    delivery: deliveryOf(enquiry.notices, now),
  };
}

type DeliveryState = InboxItem['deliveries'][number]['state'];

/** How the delivery of one notification gets on. */
export function deliveryState(entry: OutboxEntry, now: number): DeliveryState {
  return entry.state === 'waiting' && isLate(entry, now) ? 'late' : entry.state;
}

const URGENCY: readonly DeliveryState[] = ['failed', 'late', 'waiting', 'delivered'];

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
