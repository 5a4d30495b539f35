import { imageUrl } from '#app/share-picture.ts';
import type { Author } from '#contract/people.ts';
import { author } from './author.ts';
import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';
import { plainTextOf, shortened } from './texts.ts';

/** Characters of a headline that Google reads. */
const HEADLINE = 110;

export interface Writing {
  title: string;
  description: string;
  /** URL of its cover. */
  image: string;
  tags: readonly string[];
  /** The company where it is left out. */
  author?: Author | null | undefined;
  /** ISO 8601; left out where it is not known. */
  published?: string | undefined;
  /** When it last changed, in the same way. */
  modified?: string | undefined;
  /** Sanitised HTML. */
  body?: string | undefined;
}

export function article(writing: Writing, place: PageLocation): JsonLdNode {
  const { pack } = place;
  const { title, description, image, tags, author: by, published, modified, body } = writing;
  const words = body ? plainTextOf(body).split(' ').length : undefined;
  return {
    '@type': 'Article',
    headline: shortened(title, HEADLINE),
    description,
    image: imageUrl(image, place.origin),
    datePublished: published,
    dateModified: modified,
    author: by ? author(pack, by, place.origin) : organizationRef(place.origin),
    publisher: organizationRef(place.origin),
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    wordCount: words,
    inLanguage: 'en',
    url: pageUrlOf(place),
    mainEntityOfPage: pageUrlOf(place),
  };
}

export const blogPosting = (writing: Writing, place: PageLocation): JsonLdNode => ({
  ...article(writing, place),
  '@type': 'BlogPosting',
});
