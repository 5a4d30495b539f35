/** The steps of `receive` that differ between kinds of submissions. */
import type { Receipt } from '#contract/applications.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import type { Topic } from '#domain/messaging/outbox/index.ts';
import type { Verified } from './submission-row.ts';

export interface Receiving<Input = unknown, Content = unknown, Answer extends Receipt = Receipt> {
  /**
   * Normalizes and checks the submitted input.
   * @throws ProblemError with all errors, including `context.errors`
   */
  check(db: Db, input: Input, context: CheckContext): Content | Promise<Content>;
  /**
   * Equal for a repeat. Undefined for a kind that stores no keys, whose `store` must detect
   * repeats.
   */
  fingerprint?(content: Content): string;
  /**
   * True if a post to a page repeats an earlier one, so that it does not count against the client's
   * quota.
   */
  isRepeatedPost?(db: Db, content: Content, row: NewRow): Promise<boolean>;
  /** The id of the new row. Defaults to a new UUID. */
  id?(content: Content): string;
  /**
   * Puts files into the object store, before the transaction, which must not wait for a network.
   * @throws ObjectStoreError
   */
  placeFiles?(db: Db, content: Content, now: number): Promise<Content>;
  /** Stores everything, in the transaction that also enqueues the notifications. */
  store(transaction: Db, content: Content, row: NewRow): Promise<Notifications>;
  answer(id: string, content: Content): Answer;
}

/** Results that `receive` determines before the kind's check. */
export interface CheckContext {
  /** Errors of the captcha and the honeypot field. */
  errors: readonly FieldError[];
  /**
   * A submission with this key is stored. The repeat gets its answer, so rules that changed since
   * must not reject it.
   */
  isRepeat: boolean;
  now: number;
}

/** Columns that every kind of submission stores in addition to its content. */
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
  /** Not sent to an address that has received too many within 24 hours. */
  sender?: { topic: Topic; email: string } | undefined;
  crm?: Topic | undefined;
}

/**
 * Throws if there are errors.
 * @param summary of the errors; by default each with its field
 * @throws ProblemError `invalid-fields`
 */
export function throwIfErrors(errors: readonly FieldError[], summary = ''): void {
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
