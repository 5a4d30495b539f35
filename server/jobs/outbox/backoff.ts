/** How often deliveries poll for work, and how long they pause after failures. */
export interface DeliveryPace {
  /** Milliseconds between two polls of the outbox, and before the CDN is notified. */
  poll: number;
  /** Milliseconds between two messages in the chat. What arrives in between is in the second. */
  chat: number;
  /** After a temporary refusal. */
  retry: Backoff;
  /** After an attempt that reached no server. Then one notification at a time is tried. */
  unreachable: Backoff;
}

/** Exponential backoff with jitter. */
export interface Backoff {
  /** Milliseconds after the first failure. */
  first: number;
  /** Milliseconds at most. */
  longest: number;
}

/** With `DELIVERY_PACE`, these take about three days. */
export const MAX_ATTEMPTS = 100;

export const DELIVERY_PACE: DeliveryPace = {
  poll: 1000,
  chat: 30_000,
  retry: { first: 1000, longest: 3_600_000 },
  unreachable: { first: 1000, longest: 10_000 },
};

/**
 * Milliseconds to wait after this many failures in a row. Half of it is random, so notifications
 * that failed together are not retried together.
 */
export function backoffAfter(failures: number, { first, longest }: Backoff): number {
  const maximum = Math.min(longest, first * 2 ** Math.min(failures - 1, 40));
  return Math.round(maximum / 2 + (Math.random() * maximum) / 2);
}
