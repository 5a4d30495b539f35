import { article, type Writing } from './article.ts';
import type { PagePlace, Thing } from './thing.ts';

export const blogPosting = (writing: Writing, place: PagePlace): Thing => ({
  ...article(writing, place),
  '@type': 'BlogPosting',
});
