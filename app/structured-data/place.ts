import type { LocalizedPack } from '#app/pack.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { postalAddress } from './postal-address.ts';

interface Whereabouts {
  /** 'In-Person', 'Virtual', or what another host says. */
  mode: string;
  /** In words: 'Setu campus, Kathmandu'. */
  location: string;
}

/**
 * Where people meet; undefined where that is not known. The link to join is for those who come:
 * of what takes place online the event's own page is told.
 */
export function place(
  pack: LocalizedPack,
  { mode, location }: Whereabouts,
  page: string,
): JsonLdNode | undefined {
  const site = pack.copy('site');
  if (mode === 'Virtual') return { '@type': 'VirtualLocation', url: page };
  if (mode !== 'In-Person' || !location) return undefined;
  const office = site.offices.find(({ venue }) => venue === location);
  const address = office ? postalAddress(office) : addressIn(location);
  return { '@type': 'Place', name: location, address };
}

/** All that the words tell of a place that is none of ours: its city. */
function addressIn(location: string): JsonLdNode {
  const city = location.split(',').at(-1)?.trim();
  return { '@type': 'PostalAddress', addressLocality: city || location };
}
