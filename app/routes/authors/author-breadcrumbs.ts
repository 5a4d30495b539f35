import type { LocalizedPack } from '#app/pack.ts';
import { textPathsOf } from '#app/routes/articles/text-paths.ts';

/** The steps to the page of somebody who writes. */
export const breadcrumbsOf = (pack: LocalizedPack, { name }: { name: string }) => [
  { title: pack.copy('pages/blogs-and-insights').breadcrumb, href: textPathsOf(pack).blogs },
  { title: name },
];
