/** Messages, enquiries and leads, and how what is sent about them gets on. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { Delivery, DeliveryPage } from './deliveries.ts';
import { DESK_LIMITS } from './limits.ts';
import { SentMail } from './mails.ts';
import { INBOX_STATES } from './names.ts';
import {
  Cursor,
  cursorQuery,
  kind,
  limited,
  line,
  StaffName,
  time,
  uuid,
  version,
} from './parts.ts';

export { INBOX_STATES };

export const INBOX_PAGE = 50;
/** Rows of one file of CSV; filters have to find fewer. */
export const INBOX_EXPORT_LIMIT = 100_000;

const state = z.enum(INBOX_STATES);
const flag = z.optional(z.enum(['yes', 'no']));
const filter = z.optional(limited(DESK_LIMITS.search));

export const InboxQuery = z.object({
  /** Words of name, mail, company, phone, reference and text: all must occur, the last maybe only begun. */
  q: filter,
  kind: z.optional(kind),
  state: z.optional(state),
  /** What it says of itself: the id of a topic of messages, the source of a lead. */
  about: filter,
  /** Id of a member of the staff, `me` or `nobody`. */
  assigned: filter,
  unread: flag,
  /** `no` unless asked for. */
  spam: flag,
  cursor: cursorQuery,
});
export type InboxQuery = z.infer<typeof InboxQuery>;

export const InboxHead = z.object({
  kind,
  id: uuid,
  reference: z.string(),
  receivedAt: time,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** A topic's label, or where a lead is from. */
  about: z.string(),
  /** The beginning of what was written; of a lead, the title of its page. */
  excerpt: z.string(),
  state,
  isRead: z.boolean(),
  isSpam: z.boolean(),
  isVerified: z.nullable(z.boolean()),
  assignee: z.nullable(StaffName),
  /** How many of this person came before and after, this one included. */
  threadLength: z.int(),
  delivery: z.enum(['none', 'delivered', 'scheduled', 'waiting', 'late', 'failed']),
  version: z.int(),
});
export type InboxHead = z.infer<typeof InboxHead>;

export const InboxPage = z.object({
  items: z.array(InboxHead),
  next: Cursor,
  /** Of all that the filters find. */
  unread: z.int(),
  /** As of `ApplicantPage`. */
  areSimilar: z.optional(z.boolean()),
});
export type InboxPage = z.infer<typeof InboxPage>;

/** One thing that a person did, of whatever kind. */
export const TrailEntry = z.object({
  at: time,
  /** Of what they sent; `subscription`, `alert`, or `mail` for one from staff. */
  kind: z.string(),
  id: z.string(),
  /** Where it can be opened, if it can. */
  view: z.nullable(z.enum(['applicants', 'inbox'])),
  /** The page, paper, film or opening that it was about. */
  title: z.string(),
  text: z.string(),
});
export type TrailEntry = z.infer<typeof TrailEntry>;

export const InboxItem = z.object({
  ...InboxHead.shape,
  phone: z.string(),
  message: z.string(),
  /** What else was asked of them, with the names of the fields. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  page: z.object({ route: z.string(), title: z.string() }),
  consent: z.string(),
  deliveries: z.array(Delivery),
  mails: z.array(SentMail),
  notes: z.array(z.object({ id: uuid, staff: StaffName, text: z.string(), createdAt: time })),
  /** Everything of this person that whoever asks may read, the newest first. */
  trail: z.array(TrailEntry),
});
export type InboxItem = z.infer<typeof InboxItem>;

const byKind = z.object({ kind, id: uuid });

const common = { permission: 'messages.work', tag: 'Inbox' } as const;

export const INBOX_CALLS = defineCalls(common, {
  listInbox: {
    route: 'GET /inbox',
    permission: 'messages.read',
    query: InboxQuery,
    answer: InboxPage,
    summary: 'Messages, enquiries and leads, the newest first',
  },
  getInboxItem: {
    route: 'GET /inbox/:kind/:id',
    permission: 'messages.read',
    params: byKind,
    answer: InboxItem,
    summary: 'One of them with all that belongs to it',
    problems: ['not-found'],
  },
  changeInboxItem: {
    route: 'PATCH /inbox/:kind/:id',
    params: byKind,
    answer: InboxItem,
    summary: 'Another state, another assignee, spam or not',
    body: z.object({
      version,
      state: z.optional(state),
      isSpam: z.optional(z.boolean()),
      assigneeId: z.optional(z.nullable(uuid)),
    }),
    problems: ['not-found', 'invalid-fields', 'stale'],
  },
  markInboxItem: {
    route: 'PUT /inbox/:kind/:id/read',
    params: byKind,
    summary: 'Mark as read, or as unread',
    body: z.object({ isRead: z.boolean() }),
    answer: InboxItem,
    problems: ['not-found'],
  },
  changeInboxItems: {
    route: 'POST /inbox/bulk',
    summary: 'One change of many',
    body: z.object({
      items: z.array(byKind).check(z.minLength(1), z.maxLength(DESK_LIMITS.bulk)),
      change: z.union([
        z.object({ state }),
        z.object({ isSpam: z.boolean() }),
        z.object({ assigneeId: z.nullable(uuid) }),
        z.object({ isRead: z.boolean() }),
      ]),
    }),
    answer: z.object({ changed: z.array(InboxHead), skipped: z.int() }),
    problems: ['invalid-fields'],
  },
  addInboxNote: {
    route: 'POST /inbox/:kind/:id/notes',
    params: byKind,
    summary: 'Add a note',
    body: z.object({ text: line(DESK_LIMITS.note) }),
    answer: InboxItem,
    problems: ['not-found'],
  },
  exportInbox: {
    route: 'GET /inbox/export.csv',
    permission: 'messages.export',
    needsProof: true,
    summary: 'All that the filters find, as CSV whose cells no spreadsheet takes for formulas',
    query: z.omit(InboxQuery, { cursor: true }),
    answer: 'file',
    problems: ['conflict'],
  },
  listDeliveries: {
    route: 'GET /deliveries',
    permission: 'deliveries.read',
    tag: 'Deliveries',
    summary: 'What waits or has failed, and since when the oldest waits',
    query: z.object({ state: z.optional(z.enum(['waiting', 'failed'])), cursor: cursorQuery }),
    answer: DeliveryPage,
  },
  retryDeliveries: {
    route: 'POST /deliveries/retry',
    permission: 'deliveries.retry',
    tag: 'Deliveries',
    summary: 'Try dead letters again: these, or all',
    body: z.object({ ids: z.nullable(z.array(uuid).check(z.maxLength(DESK_LIMITS.bulk))) }),
    answer: z.object({ retried: z.int() }),
  },
});
