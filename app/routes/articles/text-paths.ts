import type { LocalizedPack } from '#app/pack.ts';
import type { TextKind } from '#contract/articles.ts';

/** URL of the list of each kind of text; a text's own page is below it. */
export const textPathsOf = (pack: LocalizedPack): Record<TextKind, string> => ({
  blogs: '/blogs-and-insights',
  'experience-nepal': pack.copy('site').hub,
  whitepapers: '/whitepapers',
});
