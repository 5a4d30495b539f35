/** Notifications for one member of staff: mentions in notes, and assignments. */
import * as z from 'zod/mini';
import { Account } from './account.ts';
import { defineCalls } from './call.ts';
import { NOTIFICATION_EMAILS, NOTIFICATION_KINDS } from './names.ts';
import { ById, Cursor, cursorQuery, kind, StaffName, time, uuid } from './parts.ts';

export const NOTIFICATIONS_PAGE = 50;

export const Notification = z.object({
  id: uuid,
  kind: z.enum(NOTIFICATION_KINDS),
  at: time,
  isRead: z.boolean(),
  /** The author of the note or assignment. */
  by: StaffName,
  /** The submission, and the view that shows it. */
  subject: z.object({
    view: z.enum(['applicants', 'inbox']),
    kind,
    id: uuid,
    /** Name of the applicant or sender, or their address if there is no name. */
    name: z.string(),
    /** The job or role; empty for an inbox item. */
    about: z.string(),
  }),
  /** The beginning of the note; empty for an assignment. */
  excerpt: z.string(),
});
export type Notification = z.infer<typeof Notification>;

const common = { permission: 'self', tag: 'Notifications' } as const;

export const NOTIFICATION_CALLS = defineCalls(common, {
  listNotifications: {
    route: 'GET /notifications',
    summary: 'List your mentions and assignments that you may still read, newest first',
    query: z.object({ cursor: cursorQuery }),
    answer: z.object({ items: z.array(Notification), next: Cursor }),
  },
  countUnreadNotifications: {
    route: 'GET /unread/notifications',
    summary: 'Count your unread notifications, up to 100',
    answer: z.object({ unread: z.int() }),
  },
  markNotification: {
    route: 'PUT /notifications/:id/read',
    params: ById,
    summary: 'Mark a notification as read or unread',
    body: z.object({ isRead: z.boolean() }),
    problems: ['not-found'],
  },
  markNotificationsRead: {
    route: 'POST /notifications/read',
    summary: 'Mark all notifications up to a time as read',
    body: z.object({ until: time }),
  },
  setNotificationEmails: {
    route: 'PUT /account/notifications',
    summary: 'Choose how often notifications are mailed',
    body: z.object({ notificationEmails: z.enum(NOTIFICATION_EMAILS) }),
    answer: Account,
  },
});
