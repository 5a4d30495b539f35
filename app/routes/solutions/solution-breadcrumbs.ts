import shared from '#content/solution-pages.yaml';
import solutions from '#content/solutions.yaml';

/** The list of all six beside each of them. */
export const PAGES = solutions.map(({ title, path }) => ({ title, href: path }));

/** The steps to the solution at this URL, by the name that the list has for it. */
export function breadcrumbsOf(path: string, fallback: string) {
  const title = PAGES.find(({ href }) => href === path)?.title ?? fallback;
  return [{ title: shared.list }, { title }];
}
