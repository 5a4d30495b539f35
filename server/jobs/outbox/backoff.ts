/** How often deliveries look for work, and how long they pause after failures. */
export interface DeliveryPace {
  /** Milliseconds between two polls of the outbox, and before a CDN is notified. */
  poll: number;
  /** After an attempt that was refused for now. */
  retry: Backoff;
  /** After an attempt that met no server. Then one notification at a time is tried. */
  unreachable: Backoff;
}

/** Exponential backoff with jitter. */
export interface Backoff {
  /** Milliseconds. */
  first: number;
  longest: number;
}

/** With `DELIVERY_PACE`, about three days in all. */
export const MAX_ATTEMPTS = 100;

export const DELIVERY_PACE: DeliveryPace = {
  poll: 1000,
  retry: { first: 1000, longest: 3_600_000 },
  unreachable: { first: 1000, longest: 10_000 },
};

/**
 * Milliseconds to wait after this many failures in a row. Half of it is random, so notifications
 * that failed together are not retried together.
 */
export function backoffAfter(failures: number, { first, longest }: Backoff): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 40));
  return Math.round(whole / 2 + (Math.random() * whole) / 2);
}
