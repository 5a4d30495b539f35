import { TEXT_PATHS } from '#app/routes/articles/text-paths.ts';
import blog from '#content/pages/blogs-and-insights.yaml';

/** The steps to the page of somebody who writes. */
export const breadcrumbsOf = ({ name }: { name: string }) => [
  { title: blog.breadcrumb, href: TEXT_PATHS.blogs },
  { title: name },
];
