/** What people sent, as staff read it. Times are epoch milliseconds. */
import type { GivenAnswer } from '#contract/job-questions.ts';
import type { LeadSource } from '#contract/lead-rules.ts';
import type { Topic } from '#domain/outbox/index.ts';

export const SUBMISSION_KINDS = ['application', 'message', 'lead'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** The delivery state of the notifications of a submission: one that failed outweighs all others. */
export const DELIVERY_STATES = ['waiting', 'failed', 'delivered'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliverySummary {
  /** `none` where nothing was ever enqueued. */
  state: DeliveryState | 'none';
  /** How many notifications each. */
  delivered: number;
  waiting: number;
  failed: number;
  /** Of the notification that counts most for the state; null where nothing has gone wrong. */
  lastError: string | null;
}

/**
 * Whether a captcha was solved: false where none could be, as the browser ran no scripts or the
 * captcha is switched off; null where the form asks for none.
 */
export type Verified = boolean | null;

export function verifiedOf({ verified }: { verified: number | null }): Verified {
  return verified === null ? null : verified === 1;
}

/** What a list shows of a submission. */
export interface SubmissionHead {
  /** UUID. */
  id: string;
  kind: SubmissionKind;
  receivedAt: number;
  name: string;
  /** As it was typed. */
  email: string;
  /** An opening or a role, the topic and the beginning of a message, or the source of a lead. */
  about: string;
  verified: Verified;
  delivery: DeliverySummary;
}

/** A notification of a submission: one row of the outbox. */
export interface OutboxEntry {
  id: string;
  topic: Topic;
  channel: string;
  state: DeliveryState;
  attempts: number;
  createdAt: number;
  /** Null where nothing is to be attempted any more. */
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  failedAt: number | null;
  lastError: string | null;
}

interface Common {
  id: string;
  /** What whoever sent it knows it by, see `referenceOf`. */
  reference: string;
  receivedAt: number;
  name: string;
  email: string;
  verified: Verified;
  /** The wording agreed to, on this page at that time; empty where nothing was asked. */
  consent: string;
  page: { route: string; title: string };
  /** Keyed digest of the client IP; empty where none was stored. */
  addressHash: string;
  delivery: DeliverySummary;
  notices: OutboxEntry[];
}

export interface ApplicationRecord extends Common {
  kind: 'application';
  phone: string;
  /** The opening; null for an application to the talent pool. */
  job: { slug: string; name: string } | null;
  role: string;
  location: string;
  linkedin: string;
  github: string;
  portfolio: string;
  languages: string[];
  frameworks: string[];
  softwares: string[];
  certifications: string[];
  message: string;
  /** To what the opening asked by itself, with the questions as they were put. */
  answers: GivenAnswer[];
  /** `size` in bytes, `sha256` in hex. */
  resume: { fileName: string; size: number; sha256: string } | null;
}

export interface MessageRecord extends Common {
  kind: 'message';
  /** Id of what it is about; empty where none was chosen. */
  topic: string;
  company: string;
  phone: string;
  message: string;
}

export interface LeadRecord extends Common {
  kind: 'lead';
  source: LeadSource;
  firstName: string;
  lastName: string;
}

/** All of a submission but the résumé's bytes. */
export type Submission = ApplicationRecord | MessageRecord | LeadRecord;
