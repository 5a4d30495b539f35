/** The inbox (messages and leads) and the deliveries. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { Delivery, DeliveryPage } from './deliveries.ts';
import { CONSOLE_LIMITS } from './limits.ts';
import { SentMail } from './mails.ts';
import { INBOX_STATES } from './names.ts';
import {
  Cursor,
  cursorQuery,
  kind,
  limitedText,
  requiredText,
  StaffName,
  time,
  uuid,
  version,
} from './parts.ts';

export { INBOX_STATES };

export const INBOX_PAGE = 50;
/** Maximum rows of a CSV export; more matches answer `conflict`. */
export const INBOX_EXPORT_LIMIT = 100_000;

const state = z.enum(INBOX_STATES);
const flag = z.optional(z.enum(['yes', 'no']));
const filter = z.optional(limitedText(CONSOLE_LIMITS.search));

export const InboxQuery = z.object({
  /**
   * Words that must all occur in the name, email, company, phone, reference or text. The last word
   * may be a prefix.
   */
  q: filter,
  kind: z.optional(kind),
  state: z.optional(state),
  /** Id of a message's topic, or source of a lead. */
  about: filter,
  /** Id of a member of staff, `me` or `nobody`. */
  assigned: filter,
  unread: flag,
  /** Default: `no`. */
  spam: flag,
  cursor: cursorQuery,
});
export type InboxQuery = z.infer<typeof InboxQuery>;

export const InboxSummary = z.object({
  kind,
  id: uuid,
  reference: z.string(),
  receivedAt: time,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** The topic's label, or the lead's source. */
  about: z.string(),
  /** The beginning of the message; for a lead, the title of its page. */
  excerpt: z.string(),
  state,
  isRead: z.boolean(),
  isSpam: z.boolean(),
  isVerified: z.nullable(z.boolean()),
  assignee: z.nullable(StaffName),
  /** Number of inbox items of this person, including this one. */
  threadLength: z.int(),
  delivery: z.enum(['none', 'delivered', 'scheduled', 'waiting', 'late', 'failed']),
  version: z.int(),
});
export type InboxSummary = z.infer<typeof InboxSummary>;

export const InboxPage = z.object({
  items: z.array(InboxSummary),
  next: Cursor,
  /** Unread items among all matches. */
  unread: z.int(),
  /** As in `ApplicantPage`. */
  isApproximate: z.optional(z.boolean()),
});
export type InboxPage = z.infer<typeof InboxPage>;

/** One action of a person. */
export const ActivityEntry = z.object({
  at: time,
  /** Kind of submission, or `subscription`, `alert`, or `mail` for a mail from staff. */
  kind: z.string(),
  id: z.string(),
  /** The view that shows it; null if there is none. */
  view: z.nullable(z.enum(['applicants', 'inbox'])),
  /** The page, white paper, video or job. */
  title: z.string(),
  text: z.string(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const InboxItem = z.object({
  ...InboxSummary.shape,
  phone: z.string(),
  message: z.string(),
  /** Values of further fields of the form, with their labels. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  page: z.object({ route: z.string(), title: z.string() }),
  consent: z.string(),
  deliveries: z.array(Delivery),
  mails: z.array(SentMail),
  notes: z.array(z.object({ id: uuid, staff: StaffName, text: z.string(), createdAt: time })),
  /** All actions of this person that the caller may read, newest first. */
  activity: z.array(ActivityEntry),
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
    summary: 'List messages and leads, newest first',
  },
  getInboxItem: {
    route: 'GET /inbox/:kind/:id',
    permission: 'messages.read',
    params: byKind,
    answer: InboxItem,
    summary: 'Get one inbox item with all its data',
    problems: ['not-found'],
  },
  changeInboxItem: {
    route: 'PATCH /inbox/:kind/:id',
    params: byKind,
    answer: InboxItem,
    summary: 'Change state, assignee or spam mark of an inbox item',
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
    summary: 'Mark an inbox item as read or unread',
    body: z.object({ isRead: z.boolean() }),
    answer: InboxItem,
    problems: ['not-found'],
  },
  changeInboxItems: {
    route: 'POST /inbox/bulk',
    summary: 'Apply one change to many inbox items',
    body: z.object({
      items: z.array(byKind).check(z.minLength(1), z.maxLength(CONSOLE_LIMITS.bulk)),
      change: z.union([
        z.object({ state }),
        z.object({ isSpam: z.boolean() }),
        z.object({ assigneeId: z.nullable(uuid) }),
        z.object({ isRead: z.boolean() }),
      ]),
    }),
    answer: z.object({ changed: z.array(InboxSummary), skipped: z.int() }),
    problems: ['invalid-fields'],
  },
  addInboxNote: {
    route: 'POST /inbox/:kind/:id/notes',
    params: byKind,
    summary: 'Add a note to an inbox item',
    body: z.object({ text: requiredText(CONSOLE_LIMITS.note) }),
    answer: InboxItem,
    problems: ['not-found'],
  },
  exportInbox: {
    route: 'GET /inbox/export.csv',
    permission: 'messages.export',
    needsProof: true,
    summary: 'Export all matching items as CSV; cells are safe from formula injection',
    query: z.omit(InboxQuery, { cursor: true }),
    answer: 'file',
    problems: ['conflict'],
  },
  listDeliveries: {
    route: 'GET /deliveries',
    permission: 'deliveries.read',
    tag: 'Deliveries',
    summary: 'List waiting and failed deliveries, with the time of the oldest waiting one',
    query: z.object({ state: z.optional(z.enum(['waiting', 'failed'])), cursor: cursorQuery }),
    answer: DeliveryPage,
  },
  retryDeliveries: {
    route: 'POST /deliveries/retry',
    permission: 'deliveries.retry',
    tag: 'Deliveries',
    summary: 'Retry the given failed deliveries, or all of them',
    body: z.object({ ids: z.nullable(z.array(uuid).check(z.maxLength(CONSOLE_LIMITS.bulk))) }),
    answer: z.object({ retried: z.int() }),
  },
});
