import type { JsonLdNode } from './json-ld-node.ts';

/** `…, San Francisco, CA 94104, USA` or `…, Oslo 0154, Norway`: the part after the city. */
const AFTER_CITY = /^,?\s*(?:([A-Z]{2,3})\s+)?([\dA-Z][\dA-Z -]*\d)?,\s*([^,\d]+)$/;

interface Office {
  city: string;
  /** In one line, as shown on the page. */
  address: string;
}

/** The parts of an address, or the whole line if it cannot be parsed. */
export function postalAddress({ city, address }: Office): JsonLdNode {
  const cityIndex = address.lastIndexOf(city);
  const afterCity = cityIndex > 0 ? AFTER_CITY.exec(address.slice(cityIndex + city.length)) : null;
  if (!afterCity) return { '@type': 'PostalAddress', streetAddress: address };
  const [, region, postalCode, country] = afterCity;
  return {
    '@type': 'PostalAddress',
    streetAddress: address.slice(0, cityIndex).replace(/[\s,]+$/, ''),
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode(country),
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
