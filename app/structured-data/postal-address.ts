import type { JsonLdNode } from './json-ld-node.ts';

/**
 * The part after the city: `, CA 94104, USA`, ` NSW 2000, Australia`, ` SW1A 1AA, UK`, `, Norway`, or
 * nothing.
 */
const AFTER_CITY =
  /^(?:,?\s*(?:(\p{L}[\p{L} .]*?)\s+)?((?=[^,]*\d)[\dA-Z][\dA-Z -]*[\dA-Z]))?(?:,\s*([^,\d]+))?$/u;

/** The part before the city, if it ends with a postal code: `Eksempelkaien 8, 5003 `, `…, D-10115 `. */
const BEFORE_CITY = /^(.*),\s*((?:[A-Z]{1,2}-)?\d[\d -]*\d(?: ?[A-Z]{2})?)\s+$/su;

interface Office {
  city: string;
  /** ISO 3166 code; without it, the name at the end of the address counts. */
  country?: string | undefined;
  /** In one line, as shown on the page. */
  address: string;
}

/** The parts of an address, or the whole line and its country if it cannot be parsed. */
export function postalAddress({ city, country, address }: Office): JsonLdNode {
  const cityIndex = address.lastIndexOf(city);
  const afterCity = cityIndex > 0 ? AFTER_CITY.exec(address.slice(cityIndex + city.length)) : null;
  const [, region, codeAfterCity, countryName] = afterCity ?? [];
  const addressCountry = country ?? countryCode(countryName);
  if (!afterCity || (country === undefined && countryName === undefined)) {
    return { '@type': 'PostalAddress', streetAddress: address, addressCountry };
  }
  const beforeCity = address.slice(0, cityIndex);
  const [, streetBeforeCode = beforeCity, codeBeforeCity] = BEFORE_CITY.exec(beforeCity) ?? [];
  const street = codeAfterCity === undefined ? streetBeforeCode : beforeCity;
  return {
    '@type': 'PostalAddress',
    streetAddress: street.replace(/[\s,]+$/, ''),
    addressLocality: city,
    addressRegion: region,
    postalCode: codeAfterCity ?? codeBeforeCity,
    addressCountry,
  };
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Common abbreviations, in lower case. */
const ABBREVIATIONS: Record<string, string> = { usa: 'US', uk: 'GB', uae: 'AE' };

/** The code of an unknown region. */
const UNKNOWN = 'ZZ';

/** True for former codes such as `DD`, which another code has replaced. */
const isFormer = (code: string) => new Intl.Locale(`und-${code}`).region !== code;

const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = code === UNKNOWN || isFormer(code) ? undefined : NAMES.of(code);
    return name ? [code, name].map((key) => [key.toLowerCase(), code] as const) : [];
  }),
);

/** `NO` for `Norway`, `no` or `NO`; undefined for anything that is not a country. */
export function countryCode(name: string | undefined): string | undefined {
  const key = (name ?? '').trim().toLowerCase();
  return ABBREVIATIONS[key] ?? CODES.get(key);
}
