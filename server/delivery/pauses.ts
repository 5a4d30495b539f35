/** Pauses between attempts: each twice as long as the one before, and never quite alike. */
export interface Pauses {
  /** Milliseconds. */
  first: number;
  longest: number;
}

/** For a notice that was not taken: with `MOST_ATTEMPTS` of them, about three days in all. */
export const BETWEEN_ATTEMPTS: Pauses = { first: 1000, longest: 3_600_000 };
export const MOST_ATTEMPTS = 100;

/** For a service that cannot be reached at all; then one notice at a time knocks. */
export const WHILE_UNREACHABLE: Pauses = { first: 1000, longest: 10_000 };

/**
 * Milliseconds to wait after so many failures in a row. Half of it is chance, so that many that
 * failed together do not come back together.
 */
export function pauseAfter(failures: number, { first, longest }: Pauses): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 40));
  return Math.round(whole / 2 + (Math.random() * whole) / 2);
}
