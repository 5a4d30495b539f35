import type { LocalizedPack } from '#app/pack.ts';

/** The steps to the story of a company. */
export const breadcrumbsOf = (pack: LocalizedPack, company: string) => [
  { title: pack.copy('story-pages').breadcrumb, href: '/customers' },
  { title: company },
];
