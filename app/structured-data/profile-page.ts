import type { Author } from '#contract/authors.ts';
import { author } from './author.ts';
import type { JsonLdNode, PageLocation } from './json-ld-node.ts';
import { pageUrlOf } from './json-ld-node.ts';

/** The page of somebody who writes. */
export const profilePage = (who: Author, place: PageLocation): JsonLdNode => ({
  '@type': 'ProfilePage',
  url: pageUrlOf(place),
  name: who.name,
  inLanguage: 'en',
  mainEntity: author(place.pack, who, place.origin),
});
