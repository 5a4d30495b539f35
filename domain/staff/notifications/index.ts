export { enqueueNotificationDigests } from './digests.ts';
export {
  countUnreadNotifications,
  deleteNotificationsOf,
  deleteReadNotifications,
  listNotifications,
  markNotification,
  markNotificationsRead,
} from './list.ts';
export { notificationsToMail, setNotificationMails } from './mails.ts';
export { notifyAssignee, notifyMentioned } from './store.ts';
export type { NotificationKinds } from './visible.ts';
