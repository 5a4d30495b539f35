/** The errors of a delivery: one class for each way to handle it. */

interface Failure {
  /** A status of HTTP or SMTP, or the name of a system error. */
  code?: string | number | undefined;
  /** Has no personal data and no secrets. The message itself by default. */
  logMessage?: string;
  /** Failures with the same cause are logged once. The code by default. */
  causeId?: string;
}

class DeliveryError extends Error {
  readonly code: string | number | undefined;
  readonly logMessage: string;
  readonly causeId: string;

  constructor(
    message: string,
    { code, logMessage = message, causeId = String(code) }: Failure = {},
  ) {
    super(message);
    this.code = code;
    this.logMessage = logMessage;
    this.causeId = causeId;
  }
}

/** The service accepts no notification now, so most likely this one is not the reason. */
export class UnreachableError extends DeliveryError {
  override name = 'UnreachableError';
}

/** The service will never accept this notification, so it becomes a dead letter. */
export class PermanentError extends DeliveryError {
  override name = 'PermanentError';
}

interface Retryable extends Failure {
  /** Milliseconds until the service accepts another attempt; 0 if it names no time. */
  wait?: number;
  /** The recipients who still need it, if others have it; null for all. */
  remaining?: readonly string[] | null;
}

/** The service may accept it later, so it is retried with backoff. */
export class RetryableError extends DeliveryError {
  override name = 'RetryableError';
  readonly wait: number;
  readonly remaining: readonly string[] | null;

  constructor(message: string, { wait = 0, remaining = null, ...failure }: Retryable = {}) {
    super(message, failure);
    this.wait = wait;
    this.remaining = remaining;
  }
}

/** It is too late to be useful, so it is discarded. */
export class ExpiredError extends DeliveryError {
  override name = 'ExpiredError';
}

/** @param code of Node or OpenSSL @returns whether it is about a certificate or a handshake */
export function isTlsFailure(code: string): boolean {
  return /CERT|^ERR_(TLS|SSL)_|^EPROTO$|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^CRL_/.test(code);
}
