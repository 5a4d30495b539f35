/** What is for somebody in particular: mentions in notes, and what others assigned to them. */
import * as z from 'zod/mini';
import { Account } from './account.ts';
import { defineCalls } from './call.ts';
import { NOTICE_KINDS, NOTICE_MAILS } from './names.ts';
import { ById, Cursor, cursorQuery, kind, StaffName, time, uuid } from './parts.ts';

export const NOTICES_PAGE = 50;

export const Notice = z.object({
  id: uuid,
  kind: z.enum(NOTICE_KINDS),
  at: time,
  isRead: z.boolean(),
  /** Who wrote the note, or assigned it. */
  by: StaffName,
  /** What it is about, and where that can be opened. */
  subject: z.object({
    view: z.enum(['applicants', 'inbox']),
    kind,
    id: uuid,
    /** Of the applicant, or of whoever wrote; an address where there is no name. */
    name: z.string(),
    /** The opening or role; empty for what is in the inbox. */
    about: z.string(),
  }),
  /** The beginning of the note; empty for an assignment. */
  excerpt: z.string(),
});
export type Notice = z.infer<typeof Notice>;

const common = { permission: 'self', tag: 'Notices' } as const;

export const NOTICE_CALLS = defineCalls(common, {
  listNotices: {
    route: 'GET /notices',
    summary: "One's own mentions and assignments that one may still read, the newest first",
    query: z.object({ cursor: cursorQuery }),
    answer: z.object({ items: z.array(Notice), next: Cursor }),
  },
  countUnreadNotices: {
    route: 'GET /unread/notices',
    summary: 'How many of them are unread, up to 100',
    answer: z.object({ unread: z.int() }),
  },
  markNotice: {
    route: 'PUT /notices/:id/read',
    params: ById,
    summary: 'Mark one as read, or as unread',
    body: z.object({ isRead: z.boolean() }),
    problems: ['not-found'],
  },
  markNoticesRead: {
    route: 'POST /notices/read',
    summary: 'Mark all as read that are no newer than what was seen',
    body: z.object({ until: time }),
  },
  chooseNoticeMails: {
    route: 'PUT /account/notices',
    summary: 'Choose how to hear of them by mail',
    body: z.object({ noticeMails: z.enum(NOTICE_MAILS) }),
    answer: Account,
  },
});
