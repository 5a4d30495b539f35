/** How a delivery can fail, as far as it makes a difference to what follows. */

interface Failure {
  /** What the other side or the system called it. */
  code?: string | number | undefined;
  /** The message as the log may have it: nothing about people, no secret. The message unless given. */
  logged?: string;
  /** Failures with one cause are logged together. The code unless given. */
  causeId?: string;
}

class DeliveryError extends Error {
  readonly code: string | number | undefined;
  readonly logged: string;
  readonly causeId: string;

  constructor(message: string, { code, logged = message, causeId = String(code) }: Failure = {}) {
    super(message);
    this.code = code;
    this.logged = logged;
    this.causeId = causeId;
  }
}

/** The service takes nothing from us now: most likely nothing about this one notification is wrong. */
export class UnreachableError extends DeliveryError {
  override name = 'UnreachableError';
}

/** This one will never be taken: it becomes a dead letter. */
export class PermanentError extends DeliveryError {
  override name = 'PermanentError';
}

interface Retryable extends Failure {
  /** Milliseconds for which the other side asked to be left alone; 0 where it said nothing. */
  wait?: number;
  /** The recipients who still need it, where others have it; null where nobody has. */
  left?: readonly string[] | null;
}

/** It may be taken later: it is retried with backoff. */
export class RetryableError extends DeliveryError {
  override name = 'RetryableError';
  readonly wait: number;
  readonly left: readonly string[] | null;

  constructor(message: string, { wait = 0, left = null, ...failure }: Retryable = {}) {
    super(message, failure);
    this.wait = wait;
    this.left = left;
  }
}

/** Nobody wants it any more: it is discarded. */
export class ExpiredError extends DeliveryError {
  override name = 'ExpiredError';
}

/** Whether Node's or OpenSSL's name of an error is about a certificate or a handshake. */
export function isTlsFailure(code: string): boolean {
  return /CERT|^ERR_(TLS|SSL)_|^EPROTO$|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^CRL_/.test(code);
}
