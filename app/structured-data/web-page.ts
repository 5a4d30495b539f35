import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';

interface Copy {
  title: string;
  description: string;
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

export function webPage(
  { title, description }: Copy,
  page: PageLocation,
  type: PageType = 'WebPage',
): JsonLdNode {
  const { pack } = page;
  return {
    '@type': type,
    url: pageUrlOf(page),
    name: title,
    description,
    inLanguage: pack.language.code,
    publisher: organizationRef(page.origin),
  };
}
