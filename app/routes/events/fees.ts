import type { LocalizedPack } from '#app/pack.ts';
import type { CalendarEvent } from '#contract/calendar-events.ts';
import { fillPlaceholders } from '#contract/fill.ts';

/** An amount such as `Rs. 1,500`, or `Free`. Other hosts of the API may give the price as text. */
export function feesOf(
  pack: LocalizedPack,
  { registrationType, fees }: Pick<CalendarEvent, 'registrationType' | 'fees'>,
): string {
  const copy = pack.copy('registration');
  const { format } = pack.locale;
  const isFree = registrationType?.toLowerCase() === 'free';
  const isMissing = fees === undefined || fees === '';
  if (isFree || (!isMissing && Number(fees) === 0)) return copy.free;
  // The price of a paid event may be stated elsewhere.
  if (isMissing) return registrationType || copy.free;
  const amount = Number(fees);
  if (Number.isNaN(amount)) return String(fees);
  const currency = format.currency(pack.copy('site').currency);
  return fillPlaceholders(copy.amount, { amount: format.sum(amount), currency });
}
