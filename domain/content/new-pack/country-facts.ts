/** What follows from a country: its name, currency, prefix of phone numbers, and time zones. */
import countryToCurrency from 'country-to-currency';
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { isEnglishTag } from '#contract/language-tags.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** ISO 3166 codes for which phone numbers are known, which the check of a pack requires. */
export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code);

/** The name in English. */
export const countryName = (code: string): string => NAMES.of(code) ?? code;

/** `+47`; empty for a text that is no country. */
export const phonePrefixOf = (code: string): string =>
  isCountry(code) ? `+${getCountryCallingCode(code)}` : '';

/**
 * How a company of the country writes dates in English, as BCP 47 tag: `en-IE` where English is
 * spoken, else British. Undefined for American, the default.
 */
export function englishOf(code: string): string | undefined {
  if (code === 'US') return undefined;
  const isSpoken = new Intl.Locale(`und-${code}`).maximize().language === FIRST_LANGUAGE;
  return isSpoken && isEnglishTag(`en-${code}`) ? `en-${code}` : 'en-GB';
}

/** ISO 4217 code; undefined for a country that is not in the list. */
export const currencyOf = (code: string): string | undefined =>
  (countryToCurrency as Readonly<Record<string, string>>)[code];

/** IANA names, in alphabetical order. */
export const timeZonesOf = (code: string): readonly string[] =>
  new Intl.Locale(`und-${code}`).getTimeZones() ?? [];

/**
 * The zone that is named after the city, or any if the clocks of the country are the same.
 * Otherwise undefined.
 */
export function timeZoneOf(country: string, city: string): string | undefined {
  const zones = timeZonesOf(country);
  const ending = `/${letters(city)}`;
  const named = zones.find((zone) => letters(zone).endsWith(ending));
  const clocks = new Set(zones.map(clockIn));
  return named ?? (clocks.size === 1 ? zones[0] : undefined);
}

/** For a comparison: `São Paulo` as in `America/Sao_Paulo`. */
const letters = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll(' ', '_')
    .toLowerCase();

/** Names in the middle of a winter and of a summer, such as `GMT+01:00 GMT+02:00`. */
function clockIn(timeZone: string): string {
  const year = new Date().getUTCFullYear();
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return [0, 6]
    .map((month) => format.formatToParts(Date.UTC(year, month, 15)))
    .map((parts) => parts.find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ');
}
