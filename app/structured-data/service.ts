import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { offerFrom } from './offer.ts';
import { organizationRef } from './organization.ts';

interface ServiceFacts {
  name: string;
  description: string;
  /** 'Starting at $7,999' */
  charge?: string;
  /** Instead of `charge`, if there are several prices. */
  offers?: JsonLdNode[];
}

/** A service, with its minimum price if it is known. */
export function service(
  { name, description, charge, offers }: ServiceFacts,
  page: PageLocation,
): JsonLdNode {
  const url = pageUrlOf(page);
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: organizationRef(page.origin),
    offers: charge === undefined ? offers : offerFrom(charge, url, page.pack.copy('site').currency),
  };
}
