import type { LocalizedPack } from '#app/pack.ts';
import type { JsonLdNode, Reference } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';

/** A reference to the site's node, which is on the home page. */
export const webSiteId = (origin: string): Reference => ({ '@id': `${origin}/#website` });

interface Brand {
  name: string;
  nativeName?: string | undefined;
  description: string;
}

export function webSite(
  pack: LocalizedPack,
  { name, nativeName, description }: Brand,
  origin: string,
): JsonLdNode {
  return {
    '@type': 'WebSite',
    ...webSiteId(origin),
    name,
    ...(nativeName && { alternateName: nativeName }),
    description,
    url: origin + pack.locale.href('/'),
    inLanguage: pack.language.code,
    publisher: organizationRef(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pack.locale.href('/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
