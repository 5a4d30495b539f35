/** The pack's settings for the console, the long poll for changes, and counts of unread items. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

/** Seconds until the long poll for changes answers without a change. */
export const CHANGES_TIMEOUT = 25;

export const ConsoleFacts = z.object({
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
  /** Kinds of inbox items. */
  kinds: z.array(z.object({ id: z.string(), label: z.string(), plural: z.string() })),
});
export type ConsoleFacts = z.infer<typeof ConsoleFacts>;

/**
 * One of `applications`, `application:{id}`, `inbox`, `inbox:{id}`, `jobs`, `content`, `media`,
 * `staff`, `views`, `deliveries`, `notifications` (the caller's own). `*` means that anything may
 * have changed.
 */
const ChangeTopic = z.string();

const common = { permission: 'self', tag: 'Console' } as const;

export const CONSOLE_FACT_CALLS = defineCalls(common, {
  getConsoleFacts: {
    route: 'GET /facts',
    answer: ConsoleFacts,
    summary:
      'Get the stages, reasons, templates and topics of the pack, and the kinds of inbox items',
  },
  waitForChanges: {
    route: 'GET /changes',
    waits: true,
    summary: 'Wait for changes; answers after 25 seconds if there are none',
    query: z.object({ since: z.optional(z.string().check(z.maxLength(60))) }),
    answer: z.object({
      /** Value of `since` for the next call. Without `since` the call answers immediately. */
      at: z.string(),
      changed: z.array(ChangeTopic),
    }),
  },
});

/** The count stops at `UNREAD_COUNT_LIMIT`. */
const unread = { answer: z.object({ unread: z.int() }) };

export const UNREAD_CALLS = defineCalls(unread, {
  countUnreadApplicants: {
    route: 'GET /unread/applicants',
    permission: 'applicants.read',
    tag: 'Applicants',
    summary: 'Count unread applications, up to 100',
  },
  countUnreadInbox: {
    route: 'GET /unread/inbox',
    permission: 'messages.read',
    tag: 'Inbox',
    summary: 'Count unread messages and leads, up to 100',
  },
});
