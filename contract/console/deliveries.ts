/** How what is sent gets on: notifications of what people sent, and mails of staff. */
import * as z from 'zod/mini';
import { Cursor, time, uuid } from './parts.ts';

export const DELIVERIES_PAGE = 50;
/** Milliseconds after which a delivery that still waits is marked. */
export const LATE_DELIVERY = 3_600_000;

/** Why something has not been delivered; says nothing about people. */
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

/** Whom a delivery is about. */
const DeliverySubject = z.object({
  /** Empty where only the address is known. */
  name: z.string(),
  email: z.string(),
  /** Where it can be opened, if it can: an applicant, something in the inbox, or the team. */
  view: z.nullable(z.enum(['applicants', 'inbox', 'team'])),
  kind: z.string(),
  id: z.string(),
});
export type DeliverySubject = z.infer<typeof DeliverySubject>;

export const Delivery = z.object({
  id: uuid,
  topic: z.string(),
  channel: z.string(),
  /** Of a submission; for mails to staff, the digest of a link, or whose account it is and an entry of the record. */
  subjectId: z.string(),
  /** Null where it is gone, or where whoever asks may not know of it, and beside the subject itself. */
  about: z.nullable(DeliverySubject),
  state: z.enum(['delivered', 'scheduled', 'waiting', 'late', 'failed']),
  attempts: z.int(),
  createdAt: time,
  nextAttemptAt: z.nullable(time),
  deliveredAt: z.nullable(time),
  failedAt: z.nullable(time),
  /** Of the last attempt; null where none has failed. */
  reason: z.nullable(DeliveryReason),
  /** In the words of the server; null also where they may name somebody whom whoever asks may not know of. */
  error: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryPage = z.object({
  items: z.array(Delivery),
  next: Cursor,
  /** Of all that has not been delivered: what waits for its time, what waits, what of that is late, dead letters. */
  scheduled: z.int(),
  waiting: z.int(),
  late: z.int(),
  failed: z.int(),
  oldestWaitingAt: z.nullable(time),
});
export type DeliveryPage = z.infer<typeof DeliveryPage>;
