/** Phone numbers of applicants, by the numbering plans of their countries. */
import type { CountryCode } from 'libphonenumber-js';
import type { PhoneCountry } from '#contract/phone-countries.ts';
import { withCountryCode } from '#contract/phone-numbers.ts';
import type { ApplicationRules } from './application-rules.ts';

/** The numbering plans of all countries load slowly: on first use instead of at startup. */
const loadPlans = () => import('libphonenumber-js');

/**
 * Converts a phone number to E.164.
 * @param typed with a country code, or in the national format of the main country
 * @param countries the main country first
 * @returns null if no such number can exist
 */
export async function toE164(
  typed: string,
  [main]: readonly PhoneCountry[],
): Promise<string | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await loadPlans();
  const { code = '', phonePrefix = '' } = main ?? {};
  const number = parsePhoneNumberFromString(
    withCountryCode(typed, phonePrefix),
    isSupportedCountry(code) ? code : undefined,
  );
  return number?.isPossible() ? number.number : null;
}

/**
 * The error for an impossible number. If applicants live in several countries, an example follows, from
 * the country whose prefix the number has, or else from the main country.
 */
export async function wrongPhone(
  typed: string,
  { countries, wrongPhone }: Pick<ApplicationRules, 'countries' | 'wrongPhone'>,
): Promise<string> {
  const [main] = countries;
  if (countries.length === 1) return wrongPhone;
  const number = withCountryCode(typed, main?.phonePrefix ?? '');
  const country = countries.find(({ phonePrefix }) => number.startsWith(phonePrefix)) ?? main;
  const example = await exampleIn(country?.code ?? '');
  return example === '' ? wrongPhone : `${wrongPhone} (${example})`;
}

/** `+47 40 61 23 45`; empty for a text that is not the code of a country. */
async function exampleIn(code: string): Promise<string> {
  const { getExampleNumber, isSupportedCountry } = await loadPlans();
  if (!isSupportedCountry(code)) return '';
  const { default: examples } = await import('libphonenumber-js/mobile/examples');
  return getExampleNumber(code satisfies CountryCode, examples)?.formatInternational() ?? '';
}
