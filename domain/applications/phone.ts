/**
 * A phone number in E.164 form.
 * @param typed with a country code; see `withCountryCode`
 * @returns null where no such number can exist
 */
export async function toE164(typed: string): Promise<string | null> {
  // The numbering plans of the world take a while to load, and a start needs none of them.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js');
  const number = parsePhoneNumberFromString(typed, 'NP');
  return number?.isPossible() ? number.number : null;
}
