/** How a kind of submission is received: the steps of `receive` that differ. */
import type { Receipt } from '#contract/applications.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Topic } from '#domain/messaging/outbox/index.ts';
import type { Verified } from './submission-record.ts';

export interface Receiving<Sent = unknown, Content = unknown, Answer extends Receipt = Receipt> {
  /**
   * Tidies and checks what was sent.
   * @throws ProblemError with all that is wrong, including `found.errors`
   */
  check(db: Db, sent: Sent, found: Found): Content | Promise<Content>;
  /** Equal for a repeat. Missing for a kind that stores no keys: its `store` has to find repeats. */
  fingerprint?(content: Content): string;
  /** Whether a post to a page repeats one before it, so that it costs none of the client's quota. */
  isSecondClick?(db: Db, content: Content, row: NewRow): Promise<boolean>;
  /** Its id; a new one where this is missing. */
  id?(content: Content): string;
  /** Stores everything, in a transaction that also enqueues the notifications. */
  store(transaction: Db, content: Content, row: NewRow): Promise<Notifications>;
  answer(id: string, content: Content): Answer;
}

/** What `receive` knows before a kind checks what was sent. */
export interface Found {
  /** Of the captcha and the honeypot field. */
  errors: readonly FieldError[];
  /** Something is stored under its key: it is answered as that was, so rules that have changed do not count. */
  isRepeat: boolean;
  now: number;
}

/** What every kind stores beside its content. */
export interface NewRow {
  id: string;
  now: number;
  page: { route: string; title: string };
  consent: string;
  verified: Verified;
  ipHash: string;
  idempotencyKey: string | null;
  fingerprint: string;
}

export interface Notifications {
  team?: Topic | undefined;
  /** Not sent to an address that got too many within a day. */
  sender?: { topic: Topic; email: string } | undefined;
  crm?: Topic | undefined;
}

/** @param summary of the errors; each with its field by default */
export function refuse(errors: readonly FieldError[], summary = ''): void {
  if (errors.length === 0) return;
  const detail = summary || errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new ProblemError('invalid-fields', detail, { errors: [...errors] });
}

/** Columns that messages, leads and submissions of other text forms share. */
export function commonColumns(row: NewRow) {
  return {
    id: row.id,
    created_at: row.now,
    page_route: row.page.route,
    page_title: row.page.title,
    verified: row.verified === null ? null : Number(row.verified),
    consent_wording: row.consent,
    address_hash: row.ipHash,
    idempotency_key: row.idempotencyKey,
    fingerprint: row.fingerprint,
  };
}
