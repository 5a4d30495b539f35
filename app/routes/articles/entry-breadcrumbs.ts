import type { ArticleCopy } from '#contract/pages/articles.ts';

/** The steps to an entry: by the list that it is from. */
export const breadcrumbsOf = (
  { breadcrumb }: Pick<ArticleCopy, 'breadcrumb'>,
  path: string,
  { title }: { title: string },
) => [{ title: breadcrumb, href: path }, { title }];
