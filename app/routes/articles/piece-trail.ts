import type { ArticleCopy } from '#contract/pages/articles.ts';

/** The steps to a piece: by the list that it is from. */
export const trailOf = (
  { breadcrumb }: Pick<ArticleCopy, 'breadcrumb'>,
  path: string,
  { title }: { title: string },
) => [{ title: breadcrumb, href: path }, { title }];
