import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/registration.yaml';
import type { Gathering } from '#contract/gatherings.ts';

const GROUPED = new Intl.NumberFormat('en-US');

/** `Rs. 1,500`, or `Free`. Other hosts may say in words what something costs. */
export function feesOf({ registrationType, fees }: Pick<Gathering, 'registrationType' | 'fees'>) {
  const isFree = registrationType?.toLowerCase() === 'free' || !fees || Number(fees) === 0;
  if (isFree) return copy.free;
  const amount = Number(fees);
  if (Number.isNaN(amount)) return String(fees);
  return fill(copy.amount, { amount: GROUPED.format(amount) });
}
