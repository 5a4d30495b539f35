/** What the inbox has, apart from the schemas. */

export const INBOX_STATES = ['open', 'answered', 'done'] as const;
export type InboxState = (typeof INBOX_STATES)[number];
