/** Names of states and notifications, separate from the schemas so that scripts do not load zod. */

export const INBOX_STATES = ['open', 'answered', 'done'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

export const NOTIFICATION_KINDS = ['mention', 'assignment'] as const;

/**
 * How often notifications are mailed. The default is `at-once`, because someone who mentions a
 * colleague waits for an answer. Notifications already read in the console are not mailed.
 */
export const NOTIFICATION_EMAILS = ['at-once', 'daily', 'never'] as const;
export type NotificationEmails = (typeof NOTIFICATION_EMAILS)[number];
