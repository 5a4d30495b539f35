import type { Locale } from '#app/language/locale.ts';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { fill } from '#contract/fill.ts';

interface FeeWords {
  /** With `{amount}`. */
  amount: string;
  free: string;
}

/** An amount such as `Rs. 1,500`, or `Free`. Other hosts may say in words what something costs. */
export function feesOf(
  { format }: Locale,
  { registrationType, fees }: Pick<CalendarEvent, 'registrationType' | 'fees'>,
  words: FeeWords,
): string {
  const isToldFree = registrationType?.toLowerCase() === 'free';
  const isUntold = fees === undefined || fees === '';
  if (isToldFree || (!isUntold && Number(fees) === 0)) return words.free;
  // A paid one whose price is told elsewhere.
  if (isUntold) return registrationType || words.free;
  const amount = Number(fees);
  if (Number.isNaN(amount)) return String(fees);
  return fill(words.amount, { amount: format.sum(amount) });
}
