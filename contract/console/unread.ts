/** How much there is that nobody has opened: for the desk's menu. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';

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
