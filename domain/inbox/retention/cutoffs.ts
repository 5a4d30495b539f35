import type { Cutoffs } from '#domain/inbox/submissions/index.ts';

/** For which a subscription waits to be confirmed: the link in the mail is long over by then. */
const PENDING = 30 * 86_400_000;

/** Months that what people sent is kept; null for ever. */
export interface RetentionPeriods {
  applicationsKept: number | null;
  messagesKept: number | null;
}

/** Before which times things have expired, by the settings. @param now epoch milliseconds */
export function cutoffsOf(
  { applicationsKept, messagesKept }: RetentionPeriods,
  now: number,
): Cutoffs {
  const cutoff = (months: number | null) => (months === null ? null : monthsBefore(now, months));
  return {
    applications: cutoff(applicationsKept),
    messages: cutoff(messagesKept),
    pending: messagesKept === null ? null : now - PENDING,
  };
}

/** The same time of day so many calendar months earlier, in epoch milliseconds. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // A month that has no such day ends before it.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
