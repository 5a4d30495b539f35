import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { offerFrom } from './offer.ts';
import { organizationRef } from './organization.ts';

interface ServiceFacts {
  name: string;
  description: string;
  /** 'Starting at $7,999' */
  charge?: string;
}

/** What can be ordered, and from what price on. */
export function service(
  { name, description, charge }: ServiceFacts,
  place: PageLocation,
): JsonLdNode {
  const url = pageUrlOf(place);
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: organizationRef(place.origin),
    offers: charge === undefined ? undefined : offerFrom(charge, url),
  };
}
