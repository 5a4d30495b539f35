export { changeInboxItem } from './change.ts';
export { changeInboxItems, markInboxItem } from './change-many.ts';
export { exportInbox } from './export.ts';
export type { InboxFacts, InboxRef } from './heads.ts';
export { indexArrivedEnquiries } from './index-arrived.ts';
export { readInboxItem } from './item.ts';
export { inboxKinds, inboxSenders } from './kinds.ts';
export { listInbox } from './list.ts';
export { addInboxNote } from './notes.ts';
