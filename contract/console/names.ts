/** Names of states and notices, apart from the schemas: the console's scripts need no more than these. */

export const INBOX_STATES = ['open', 'answered', 'done'] as const;
export type InboxState = (typeof INBOX_STATES)[number];

export const NOTICE_KINDS = ['mention', 'assignment'] as const;

/**
 * How somebody hears of them by mail. `at-once` unless they choose otherwise: whoever mentions a
 * colleague waits for an answer, and what was read in the console by then is not mailed.
 */
export const NOTICE_MAILS = ['at-once', 'daily', 'never'] as const;
export type NoticeMails = (typeof NOTICE_MAILS)[number];
