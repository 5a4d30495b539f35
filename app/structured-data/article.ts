import { imageUrl } from '#app/share-picture.ts';
import type { Author } from '#contract/people.ts';
import { author } from './author.ts';
import { type JsonLdNode, type PageLocation, pageUrlOf } from './json-ld-node.ts';
import { organizationRef } from './organization.ts';
import { plainTextOf, truncate } from './texts.ts';

/** Characters; Google ignores the rest of a headline. */
const HEADLINE_LIMIT = 110;

export interface ArticleFacts {
  title: string;
  description: string;
  /** URL of its cover; by default the brand's picture. */
  image: string | undefined;
  tags: readonly string[];
  /** The company by default. */
  author?: Author | null | undefined;
  /** ISO 8601; omitted if unknown. */
  published?: string | undefined;
  /** Time of the last change in ISO 8601; omitted if unknown. */
  modified?: string | undefined;
  /** Sanitized HTML. */
  body?: string | undefined;
}

export function article(writing: ArticleFacts, page: PageLocation): JsonLdNode {
  const { pack } = page;
  const { title, description, image, tags, author: writer, published, modified, body } = writing;
  const wordCount = body ? plainTextOf(body).split(' ').length : undefined;
  return {
    '@type': 'Article',
    headline: truncate(title, HEADLINE_LIMIT),
    description,
    image: imageUrl(image, page.origin),
    datePublished: published,
    dateModified: modified,
    author: writer ? author(pack, writer, page.origin) : organizationRef(page.origin),
    publisher: organizationRef(page.origin),
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    wordCount,
    inLanguage: 'en',
    url: pageUrlOf(page),
    mainEntityOfPage: pageUrlOf(page),
  };
}

export const blogPosting = (writing: ArticleFacts, page: PageLocation): JsonLdNode => ({
  ...article(writing, page),
  '@type': 'BlogPosting',
});
