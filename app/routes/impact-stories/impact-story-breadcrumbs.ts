import copy from '#content/pages/impact-stories.yaml';

/** The steps to the story of somebody. */
export const breadcrumbsOf = ({ name }: { name: string }) => [
  { title: copy.heading, href: '/impact-stories' },
  { title: name },
];
