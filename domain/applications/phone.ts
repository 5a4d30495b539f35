import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number in E.164 form.
 * @param typed with a country code; see `withCountryCode`
 * @returns null where no such number can exist
 */
export function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'NP');
  return number?.isPossible() ? number.number : null;
}
