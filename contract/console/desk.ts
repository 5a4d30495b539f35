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

export const DESK_CALLS = defineCalls({
  getDesk: {
    method: 'GET',
    path: '/desk',
    permission: 'self',
    tag: 'Desk',
    answer: DeskFacts,
    summary: 'Stages, reasons, templates and topics of the pack, and what stands in the inbox',
  },
  waitForChanges: {
    method: 'GET',
    path: '/changes',
    permission: 'self',
    waits: true,
    tag: 'Desk',
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
const Unread = z.object({ unread: z.int() });

export const UNREAD_CALLS = defineCalls({
  countUnreadApplicants: {
    method: 'GET',
    path: '/unread/applicants',
    permission: 'applicants.read',
    tag: 'Applicants',
    answer: Unread,
    summary: 'How many applications nobody has opened, up to 100',
  },
  countUnreadInbox: {
    method: 'GET',
    path: '/unread/inbox',
    permission: 'messages.read',
    tag: 'Inbox',
    answer: Unread,
    summary: 'How many messages and leads nobody has opened, up to 100',
  },
});
