import type { LocalizedPack } from '#app/pack.ts';

/** The list of all six beside each of them. */
export const pagesOf = (pack: LocalizedPack) =>
  pack.copy('solutions').map(({ title, path }) => ({ title, href: path }));

/** The steps to the solution at this URL, by the name that the list has for it. */
export function breadcrumbsOf(pack: LocalizedPack, path: string, fallback: string) {
  const shared = pack.copy('solution-pages');
  const title = pagesOf(pack).find(({ href }) => href === path)?.title ?? fallback;
  return [{ title: shared.list }, { title }];
}
