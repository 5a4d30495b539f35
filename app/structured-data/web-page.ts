import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';

interface Copy {
  title: string;
  description: string;
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** A page as such: what it is called, and what it says. */
export function webPage(
  { title, description }: Copy,
  place: PageLocation,
  type: PageType = 'WebPage',
): JsonLdNode {
  const { pack } = place;
  return {
    '@type': type,
    url: pageUrlOf(place),
    name: title,
    description,
    inLanguage: pack.language.code,
    publisher: organizationRef(place.origin),
  };
}
