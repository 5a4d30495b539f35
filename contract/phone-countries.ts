/** The countries whose phone numbers applicants may type without a country code. */
import type { Site } from './site.ts';

export interface PhoneCountry {
  /** ISO 3166 code. */
  code: string;
  /** Country code of its phone numbers, such as `+47`. */
  phonePrefix: string;
}

/** Name of the form's field with the code of the chosen country. The API has no such field. */
export const PHONE_COUNTRY_FIELD = 'phoneCountry';

/** The main country first. */
export const phoneCountriesOf = ({
  country,
  phonePrefix,
  otherCountries = [],
}: Pick<Site, 'country' | 'phonePrefix' | 'otherCountries'>): readonly PhoneCountry[] => [
  { code: country, phonePrefix },
  ...otherCountries,
];

/** The prefix of the chosen country; of the main one if none or an unknown one was chosen. */
export function prefixOf(countries: readonly PhoneCountry[], code: string): string {
  const country = countries.find((each) => each.code === code) ?? countries[0];
  return country?.phonePrefix ?? '';
}
