import { organizationRef } from './organization.ts';
import { addressOf, type PagePlace, type Thing } from './thing.ts';

interface Copy {
  title: string;
  description: string;
}

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** A page as such: what it is called, and what it says. */
export function webPage(
  { title, description }: Copy,
  place: PagePlace,
  type: PageType = 'WebPage',
): Thing {
  return {
    '@type': type,
    url: addressOf(place),
    name: title,
    description,
    inLanguage: 'en',
    publisher: organizationRef(place.origin),
  };
}
