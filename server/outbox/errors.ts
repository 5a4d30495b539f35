/** How a delivery can fail, as far as it makes a difference to what follows. */

class DeliveryError extends Error {
  /** What the other side or the system called it, for the log: holds nothing about people. */
  readonly code: string | number | undefined;

  constructor(message: string, code?: string | number) {
    super(message);
    this.code = code;
  }
}

/** Nobody is there to take anything: most likely nothing about this one notification is wrong. */
export class UnreachableError extends DeliveryError {
  override name = 'UnreachableError';
}

/** This one will never be taken: it becomes a dead letter. */
export class PermanentError extends DeliveryError {
  override name = 'PermanentError';
}

/** It may be taken later: it is retried with backoff. */
export class RetryableError extends DeliveryError {
  override name = 'RetryableError';
  /** Milliseconds for which the other side asked to be left alone; 0 where it said nothing. */
  readonly wait: number;

  constructor(message: string, code?: string | number, wait = 0) {
    super(message, code);
    this.wait = wait;
  }
}

/** Nobody wants it any more: it is discarded. */
export class ExpiredError extends DeliveryError {
  override name = 'ExpiredError';
}
