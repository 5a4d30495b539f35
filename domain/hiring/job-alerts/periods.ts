import type { AlertFrequency } from '#contract/job-alert-rules.ts';

const DAY = 86_400_000;

/** Milliseconds from one mail to the next, at least. */
export const PERIODS: Record<AlertFrequency, number> = { daily: DAY, weekly: 7 * DAY };

/** Milliseconds until an alert is due, at most: what is due later than that was noted by a wrong clock. */
export const LONGEST_PERIOD = Math.max(...Object.values(PERIODS));
