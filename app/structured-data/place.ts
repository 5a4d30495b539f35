import type { JsonLdNode } from './json-ld-node.ts';

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
export function place({ mode, location }: Whereabouts, page: string): JsonLdNode | undefined {
  if (mode === 'Virtual') return { '@type': 'VirtualLocation', url: page };
  if (mode !== 'In-Person' || !location) return undefined;
  const city = location.split(',').at(-1)?.trim();
  return {
    '@type': 'Place',
    name: location,
    address: { '@type': 'PostalAddress', addressLocality: city || location },
  };
}
