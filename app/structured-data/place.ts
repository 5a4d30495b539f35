import type { LocalizedPack } from '#app/pack.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { postalAddress } from './postal-address.ts';

interface EventLocation {
  /** 'In-Person', 'Virtual', or a text of another host of the API. */
  mode: string;
  /** Such as 'Example campus, Oslo'. */
  location: string;
}

/**
 * The location of an event; undefined if unknown. For an online event it is the event's own page,
 * because the link to join is for participants only.
 */
export function place(
  pack: LocalizedPack,
  { mode, location }: EventLocation,
  page: string,
): JsonLdNode | undefined {
  const site = pack.copy('site');
  if (mode === 'Virtual') return { '@type': 'VirtualLocation', url: page };
  if (mode !== 'In-Person' || !location) return undefined;
  const office = site.offices.find(({ venue }) => venue === location);
  const address = office ? postalAddress(office) : addressIn(location);
  return { '@type': 'Place', name: location, address };
}

/** A location that is not an office has only its city as address. */
function addressIn(location: string): JsonLdNode {
  const city = location.split(',').at(-1)?.trim();
  return { '@type': 'PostalAddress', addressLocality: city || location };
}
