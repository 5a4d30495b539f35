import copy from '#content/story-pages.yaml';

/** The steps to the story of a company. */
export const breadcrumbsOf = (company: string) => [
  { title: copy.breadcrumb, href: '/customers' },
  { title: company },
];
