import { countryCode } from './country-code.ts';
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
