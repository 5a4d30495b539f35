/** What the pack settles for the desk, what has changed lately, and how much is unread. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

/** Seconds for which an answer about changes is waited for. */
export const CHANGES_WAIT = 25;

export const DeskFacts = z.object({
  stages: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      publicLabel: z.nullable(z.string()),
      isEnd: z.boolean(),
    }),
  ),
  reasons: z.array(z.object({ id: z.string(), label: z.string() })),
  templates: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      for: z.enum(['applicants', 'inbox', 'all']),
      subject: z.string(),
      body: z.string(),
    }),
  ),
  topics: z.array(z.object({ id: z.string(), label: z.string() })),
  /** What stands in the inbox. */
  kinds: z.array(z.object({ id: z.string(), label: z.string(), plural: z.string() })),
});
export type DeskFacts = z.infer<typeof DeskFacts>;

/**
 * What can change: `applications`, `application:{id}`, `inbox`, `inbox:{id}`, `openings`, `staff`,
 * `views`, `deliveries`, `notices` (one's own); `*` for maybe everything.
 */
const ChangeTopic = z.string();

const common = { permission: 'self', tag: 'Desk' } as const;

export const DESK_CALLS = defineCalls(common, {
  getDesk: {
    route: 'GET /desk',
    answer: DeskFacts,
    summary: 'Stages, reasons, templates and topics of the pack, and what stands in the inbox',
  },
  waitForChanges: {
    route: 'GET /changes',
    waits: true,
    summary: 'Answers once something has changed, or after 25 seconds with nothing',
    query: z.object({ since: z.optional(z.string().check(z.maxLength(60))) }),
    answer: z.object({
      /** To be sent as `since` the next time; without `since` the answer comes at once. */
      at: z.string(),
      changed: z.array(ChangeTopic),
    }),
  },
});

/** Counted up to `UNREAD_COUNT_LIMIT`. */
const unread = { answer: z.object({ unread: z.int() }) };

export const UNREAD_CALLS = defineCalls(unread, {
  countUnreadApplicants: {
    route: 'GET /unread/applicants',
    permission: 'applicants.read',
    tag: 'Applicants',
    summary: 'How many applications nobody has opened, up to 100',
  },
  countUnreadInbox: {
    route: 'GET /unread/inbox',
    permission: 'messages.read',
    tag: 'Inbox',
    summary: 'How many messages and leads nobody has opened, up to 100',
  },
});
