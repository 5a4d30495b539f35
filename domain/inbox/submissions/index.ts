export { mayAcknowledge } from './acknowledgement-limit.ts';
export type { Alert } from './alert.ts';
export { APPLICATION } from './application.ts';
export type { ApplicationRecord } from './application-record.ts';
export { contactWords } from './contact-words.ts';
export { contentFingerprint } from './content-fingerprint.ts';
export { type DeskMail, mailsAbout } from './desk-mail.ts';
export type { Cutoffs, Dependent, Expiry, RowsToErase, Table } from './expiry.ts';
export type { Form, PackWords } from './form.ts';
export { indexSubmissions } from './index-submissions.ts';
export { ipHash } from './ip-hash.ts';
export type {
  Cell,
  Field,
  InboxEntry,
  InboxKind,
  KindDescriptor,
  Kinds,
  RelatedDescriptor,
} from './kind.ts';
export { KINDS, type SubmissionKind } from './kinds.ts';
export { LEAD, type LeadRecord } from './lead.ts';
export { MESSAGE, type MessageRecord } from './message.ts';
export { noticesOf } from './notices.ts';
export { pagePostKey } from './page-post-key.ts';
export {
  type FormKind,
  formKinds,
  type ReceivedForm,
  receiveForm,
  wordsOn,
} from './receive-form.ts';
export { earlierSubmission, storeOnce } from './store-once.ts';
export { commonOf, type SubmissionRecord, type Verified, verifiedOf } from './submission-record.ts';
export type { Subscription } from './subscription.ts';
export { unusedId } from './unused-id.ts';
