import type { Byline } from '#contract/people.ts';

/** URL path of the page of all that somebody wrote. */
export const authorPath = ({ slug }: Pick<Byline, 'slug'>) =>
  `/authors/${encodeURIComponent(slug)}`;
