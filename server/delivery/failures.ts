/** How a delivery can fail, as far as it makes a difference to what follows. */

class DeliveryFailure extends Error {
  /** What the other side or the system called it, for the log: holds nothing about people. */
  readonly code: string | number | undefined;

  constructor(message: string, code?: string | number) {
    super(message);
    this.code = code;
  }
}

/** Nobody is there to take anything: most likely nothing about this one notice is wrong. */
export class Unreachable extends DeliveryFailure {
  override name = 'Unreachable';
}

/** This one will not be taken, however often it is tried. */
export class Undeliverable extends DeliveryFailure {
  override name = 'Undeliverable';
}

/** It may be taken later. */
export class NotNow extends DeliveryFailure {
  override name = 'NotNow';
  /** Milliseconds for which the other side asked to be left alone; 0 where it said nothing. */
  readonly wait: number;

  constructor(message: string, code?: string | number, wait = 0) {
    super(message, code);
    this.wait = wait;
  }
}

/** Nobody wants it any more. */
export class TooLate extends DeliveryFailure {
  override name = 'TooLate';
}
