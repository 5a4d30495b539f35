import { withCountryCode } from '#contract/phone-numbers.ts';

/** How phone numbers are typed where applicants live, see `site.yaml`. */
export interface Numbering {
  /** ISO 3166 code. */
  country: string;
  /** Such as `+977`. */
  phonePrefix: string;
  /** Answered where no such number can exist, in the language of the form. */
  wrongPhone: string;
}

/**
 * A phone number in E.164 form.
 * @param typed with a country code, or as it is dialled in the country itself
 * @returns null where no such number can exist
 */
export async function toE164(
  typed: string,
  numbering: Omit<Numbering, 'wrongPhone'>,
): Promise<string | null> {
  // The numbering plans of the world take a while to load, and a start needs none of them.
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js');
  const { country, phonePrefix } = numbering;
  const number = parsePhoneNumberFromString(
    withCountryCode(typed, phonePrefix),
    isSupportedCountry(country) ? country : undefined,
  );
  return number?.isPossible() ? number.number : null;
}
