import { hasCountryCode } from '#contract/phone-numbers.ts';

/** The country code that will be put before what is typed; empty where it has one of its own. */
export function phonePrefix(typed: string, prefix: string): string {
  return hasCountryCode(typed, prefix) ? '' : prefix;
}
