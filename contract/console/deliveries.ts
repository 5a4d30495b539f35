/** The state of deliveries: emails and CRM records about submissions, and mails of staff. */
import * as z from 'zod/mini';
import { Cursor, time, uuid } from './parts.ts';

export const DELIVERIES_PAGE = 50;
/** Milliseconds after which a waiting delivery counts as late. */
export const LATE_DELIVERY = 3_600_000;

/** Reasons for a failed delivery. They contain no personal data. */
export const DELIVERY_REASONS = [
  'unreachable',
  'certificate',
  'no-tls',
  'sign-in',
  'sender-refused',
  'no-mailbox',
  'mailbox-full',
  'too-large',
  'busy',
  'mail-refused',
  'cut-off',
  'redirect',
  'gone',
  'not-allowed',
  'not-found',
  'record-refused',
  'too-late',
  'crashed',
  'other',
] as const;
export const DeliveryReason = z.enum(DELIVERY_REASONS);
export type DeliveryReason = z.infer<typeof DeliveryReason>;

/** The person a delivery is about. */
const DeliverySubject = z.object({
  /** Empty if only the address is known. */
  name: z.string(),
  email: z.string(),
  /** The view that shows the subject; null if there is none. */
  view: z.nullable(z.enum(['applicants', 'inbox', 'team'])),
  kind: z.string(),
  id: z.string(),
});
export type DeliverySubject = z.infer<typeof DeliverySubject>;

export const Delivery = z.object({
  id: uuid,
  topic: z.string(),
  channel: z.string(),
  /**
   * Id of a submission. For mails to staff: the digest of a link, or an account and an audit entry.
   */
  subjectId: z.string(),
  /** Null if it was erased, if the caller may not read it, or within the subject's own details. */
  about: z.nullable(DeliverySubject),
  state: z.enum(['delivered', 'scheduled', 'waiting', 'late', 'failed']),
  attempts: z.int(),
  createdAt: time,
  nextAttemptAt: z.nullable(time),
  deliveredAt: z.nullable(time),
  failedAt: z.nullable(time),
  /** Of the last attempt; null if no attempt has failed. */
  reason: z.nullable(DeliveryReason),
  /** The server's message; null if it may contain personal data that the caller may not read. */
  error: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryPage = z.object({
  items: z.array(Delivery),
  next: Cursor,
  /** Numbers of undelivered items. `late` is a part of `waiting`; `failed` are dead letters. */
  scheduled: z.int(),
  waiting: z.int(),
  late: z.int(),
  failed: z.int(),
  oldestWaitingAt: z.nullable(time),
});
export type DeliveryPage = z.infer<typeof DeliveryPage>;
