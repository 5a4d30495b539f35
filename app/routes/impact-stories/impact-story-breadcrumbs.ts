import type { LocalizedPack } from '#app/pack.ts';

/** The steps to the story of somebody. */
export const breadcrumbsOf = (pack: LocalizedPack, { name }: { name: string }) => [
  { title: pack.copy('pages/impact-stories').heading, href: '/impact-stories' },
  { title: name },
];
