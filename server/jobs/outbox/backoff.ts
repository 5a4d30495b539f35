/** Exponential backoff with jitter: each pause twice as long as the one before, and never quite alike. */
export interface Backoff {
  /** Milliseconds. */
  first: number;
  longest: number;
}

/** For a notification that was not taken: with `MAX_ATTEMPTS` of them, about three days in all. */
export const RETRY_BACKOFF: Backoff = { first: 1000, longest: 3_600_000 };
export const MAX_ATTEMPTS = 100;

/** For a service that cannot be reached at all; then one notification at a time is tried. */
export const UNREACHABLE_BACKOFF: Backoff = { first: 1000, longest: 10_000 };

/**
 * Milliseconds to wait after so many failures in a row. Half of it is chance, so that many that
 * failed together do not come back together.
 */
export function backoffAfter(failures: number, { first, longest }: Backoff): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 40));
  return Math.round(whole / 2 + (Math.random() * whole) / 2);
}
