import { COUNTRY_CODE, withCountryCode } from '#contract/profiles.ts';

/** The country code that will be put before what is typed; empty where it has one of its own. */
export function phonePrefix(typed: string): string {
  const number = typed.trim();
  const isPrefixed = withCountryCode(number) === `${COUNTRY_CODE}${number.replace(/^0+/, '')}`;
  return number === '' || isPrefixed ? COUNTRY_CODE : '';
}
