import { article, type Writing } from './article.ts';
import type { JsonLdNode, PageLocation } from './json-ld-node.ts';

export const blogPosting = (writing: Writing, place: PageLocation): JsonLdNode => ({
  ...article(writing, place),
  '@type': 'BlogPosting',
});
