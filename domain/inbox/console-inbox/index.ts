export { changeInboxItem } from './change.ts';
export { changeInboxItems, markInboxItem } from './change-many.ts';
export { exportInbox } from './export.ts';
export { indexPendingInboxItems } from './index-pending.ts';
export { readInboxItem } from './item.ts';
export { inboxKinds, inboxSenders } from './kinds.ts';
export { listInbox } from './list.ts';
export { addInboxNote } from './notes.ts';
export type { InboxContext, InboxRef } from './summaries.ts';
