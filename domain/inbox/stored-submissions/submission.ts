/** Submissions as staff read them. Times are epoch milliseconds. */

import type {
  KINDS,
  KindDescriptor,
  SubmissionKind,
  Verified,
} from '#domain/inbox/submissions/index.ts';
import type { Topic } from '#domain/messaging/outbox/index.ts';

/**
 * Delivery states of a submission's notifications. One failure makes the whole submission `failed`.
 */
export const DELIVERY_STATES = ['waiting', 'failed', 'delivered'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface DeliverySummary {
  /** `none` if nothing was ever enqueued. */
  state: DeliveryState | 'none';
  /** Number of notifications per state. */
  delivered: number;
  waiting: number;
  failed: number;
  /** The error of the notification that decides the state; null if there was none. */
  lastError: string | null;
}

/** A submission as a list shows it. */
export interface SubmissionSummary {
  /** UUID. */
  id: string;
  kind: SubmissionKind;
  receivedAt: number;
  name: string;
  /** As typed. */
  email: string;
  /** The job or role, the topic and beginning of a message, or the source of a lead. */
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
  /** Null if no further attempt follows. */
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  failedAt: number | null;
  lastError: string | null;
}

interface WithDelivery {
  delivery: DeliverySummary;
  notifications: OutboxEntry[];
}

type RowOf<Kind> = Kind extends KindDescriptor<string, infer R> ? R & WithDelivery : never;

/** A submission in full, except the bytes of the résumé. */
export type Submission = RowOf<(typeof KINDS.submissions)[number]>;

/** Casts a kind's name. With added kinds the names are wider than the product's union. */
export function kindOf({ name }: Pick<KindDescriptor, 'name'>): SubmissionKind {
  return name as SubmissionKind;
}
