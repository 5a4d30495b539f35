export {
  countUndeliveredIn,
  type Erasure,
  erase,
  eraseInTransaction,
  planErasure,
} from './erase.ts';
export { eraseExpired, planExpiry } from './expired.ts';
export { findByIdPrefix } from './find-submissions.ts';
export { countSubmissions, listSubmissions } from './list-submissions.ts';
export { countOrphanedFailures } from './orphaned-failures.ts';
export { countWaiting, retrySubmissions } from './outbox-entries.ts';
export { type Person, readPerson } from './person.ts';
export { readResume } from './read-resume.ts';
export { readSubmissions, type SubmissionRef } from './read-submissions.ts';
export type { ErasureCounts } from './rows-to-erase.ts';
export {
  DELIVERY_STATES,
  type DeliverySummary,
  kindOf,
  type OutboxEntry,
  type Submission,
  type SubmissionSummary,
} from './submission.ts';
export type { SubmissionFilter } from './summaries.ts';
export { type UnusualExpiry, unusualExpiry } from './unusual-expiry.ts';
