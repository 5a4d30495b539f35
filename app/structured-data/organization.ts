import type { Site } from '#contract/site.ts';
import type { JsonLdNode, Reference } from './json-ld-node.ts';
import { postalAddress } from './postal-address.ts';

/** A reference to the company's node, which is on every page. */
export const organizationRef = (origin: string): Reference => ({
  '@id': `${origin}/#organization`,
});

export function organization(site: Site, origin: string): JsonLdNode {
  return {
    '@type': 'Organization',
    ...organizationRef(origin),
    name: site.name,
    ...(site.nativeName && { alternateName: site.nativeName }),
    slogan: site.tagline,
    description: site.description,
    url: `${origin}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${origin}/icons/icon-512.png`,
      width: 512,
      height: 512,
    },
    email: site.email,
    ...(site.phone && { telephone: site.phone }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
    ...(site.offices.length > 0 && {
      address: site.offices.map(postalAddress),
      contactPoint: site.offices.map(contactPoint),
    }),
  };
}

const contactPoint = ({ name, email, phone }: Site['offices'][number]): JsonLdNode => ({
  '@type': 'ContactPoint',
  contactType: 'customer service',
  name,
  email,
  ...(phone && { telephone: phone }),
});
