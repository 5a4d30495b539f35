/** How a delivery can fail, as far as it makes a difference to what follows. */

/** Nobody is there to take anything: nothing about this one notice is wrong. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** This one will not be taken, however often it is tried. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** It may be taken later. */
export class NotNow extends Error {
  override name = 'NotNow';
  /** Milliseconds for which the other side asked to be left alone; null where it said nothing. */
  readonly wait: number | null;

  constructor(message: string, wait: number | null = null) {
    super(message);
    this.wait = wait;
  }
}
