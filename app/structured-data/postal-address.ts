import type { JsonLdNode } from './json-ld-node.ts';

/** `…, San Francisco, CA 94104, USA` or `…, Kathmandu 44600, Nepal`: what stands behind the city. */
const BEHIND_CITY = /^,?\s*(?:([A-Z]{2,3})\s+)?([\dA-Z][\dA-Z -]*\d)?,\s*([^,\d]+)$/;

interface Office {
  city: string;
  /** In one line, as it is shown. */
  address: string;
}

/** The parts of an address that can be told apart; the whole line where they cannot. */
export function postalAddress({ city, address }: Office): JsonLdNode {
  const at = address.lastIndexOf(city);
  const behind = at > 0 ? BEHIND_CITY.exec(address.slice(at + city.length)) : null;
  if (!behind) return { '@type': 'PostalAddress', streetAddress: address };
  const [, region, postalCode, country] = behind;
  return {
    '@type': 'PostalAddress',
    streetAddress: address.slice(0, at).replace(/[\s,]+$/, ''),
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode(country),
  };
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What people write in place of the name, each in lower case. */
const SHORT: Record<string, string> = { usa: 'US', uk: 'GB', uae: 'AE' };

/** Two letters for no country. */
const UNKNOWN = 'ZZ';

/** Former codes such as `DD`, which another code has replaced. */
const isFormer = (code: string) => new Intl.Locale(`und-${code}`).region !== code;

const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = code === UNKNOWN || isFormer(code) ? undefined : NAMES.of(code);
    return name ? [code, name].map((key) => [key.toLowerCase(), code] as const) : [];
  }),
);

/** `NP` for `Nepal`, `np` or `NP`; undefined for what is no country. */
export function countryCode(name: string | undefined): string | undefined {
  const written = (name ?? '').trim().toLowerCase();
  return SHORT[written] ?? CODES.get(written);
}
