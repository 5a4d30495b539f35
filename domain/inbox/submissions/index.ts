export { ALERT, type Alert } from './alert.ts';
export { APPLICATION } from './application.ts';
export type { ApplicationRow } from './application-row.ts';
export { type ConsoleMail, mailsAbout } from './console-mail.ts';
export { contentFingerprint, ipHash, pagePostKey } from './digests.ts';
export type { Cutoffs, Dependent, Expiry, RowsToErase, Table } from './expiry.ts';
export { indexSubmissions } from './index-submissions.ts';
export type {
  Cell,
  Field,
  InboxEntry,
  InboxKind,
  KindDescriptor,
  Kinds,
  RelatedDescriptor,
} from './kind.ts';
export { composersOf, KINDS, type SubmissionKind } from './kinds.ts';
export { LEAD, type LeadRow } from './lead.ts';
export { MESSAGE, type MessageRow } from './message.ts';
export { contactCopy } from './message-mails.ts';
export { type Arrival, receive, rejectInvalidCaptcha } from './receive.ts';
export { simpleForm } from './simple-form.ts';
export { rowsOfKind, type Stored } from './stored-rows.ts';
export { commonOf, type SubmissionRow, type Verified, verifiedOf } from './submission-row.ts';
export type { Subscription } from './subscription.ts';
export { type FormKind, formKinds, type PackCopy, type TextForm, textForm } from './text-form.ts';
export { unusedId } from './unused-id.ts';
