import type { Locale } from '#app/language/locale.ts';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { fillPlaceholders } from '#contract/fill.ts';

interface FeeCopy {
  /** Contains `{amount}`. */
  amount: string;
  free: string;
}

/** An amount such as `Rs. 1,500`, or `Free`. Other hosts of the API may give the price as text. */
export function feesOf(
  { format }: Locale,
  { registrationType, fees }: Pick<CalendarEvent, 'registrationType' | 'fees'>,
  copy: FeeCopy,
): string {
  const isFree = registrationType?.toLowerCase() === 'free';
  const isMissing = fees === undefined || fees === '';
  if (isFree || (!isMissing && Number(fees) === 0)) return copy.free;
  // The price of a paid event may be stated elsewhere.
  if (isMissing) return registrationType || copy.free;
  const amount = Number(fees);
  if (Number.isNaN(amount)) return String(fees);
  return fillPlaceholders(copy.amount, { amount: format.sum(amount) });
}
