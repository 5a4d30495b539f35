import site from '#content/site.yaml';
import type { TextKind } from '#contract/articles.ts';

/** URL of the list of each kind of text; a text's own page is below it. */
export const TEXT_PATHS: Record<TextKind, string> = {
  blogs: '/blogs-and-insights',
  'experience-nepal': site.hub,
  whitepapers: '/whitepapers',
};
