import { foundAt } from './check-places.ts';
import type { Finder } from './published-content.ts';

/** Links to pages and sections that the site does not have. */
export const deadLinks: Finder = (content) => {
  const { source, inspection, facts, pages } = content;
  return facts.linkAdvice(source, inspection, pages).map((problem) => foundAt(content, problem));
};
