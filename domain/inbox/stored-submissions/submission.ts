/** What people sent, as staff read it. Times are epoch milliseconds. */

import type {
  KINDS,
  KindDescriptor,
  SubmissionKind,
  Verified,
} from '#domain/inbox/submissions/index.ts';
import type { Topic } from '#domain/messaging/outbox/index.ts';

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

/** What a list shows of a submission. */
export interface SubmissionSummary {
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

interface Delivered {
  delivery: DeliverySummary;
  notices: OutboxEntry[];
}

type RecordOf<Kind> = Kind extends KindDescriptor<string, infer R> ? R & Delivered : never;

/** All of a submission but the résumé's bytes. */
export type Submission = RecordOf<(typeof KINDS.submissions)[number]>;

/** The names of a list that has more kinds than the product's are taken for some of these. */
export function kindOf({ name }: Pick<KindDescriptor, 'name'>): SubmissionKind {
  return name as SubmissionKind;
}
